import { Hono } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { changeRoutes } from '../changes/routes.ts';
import { agendaRoute } from './agenda.ts';
import { archiveRoute } from './archive.ts';
import { feedRoutes } from './feed.ts';
import { homeRoute } from './home.ts';
import { mapRoute } from './map.ts';
import { placesRoute } from './places.ts';
import { radiusRoute } from './radius.ts';
import { refreshRoute } from './refresh.ts';
import { suggestionsRoute } from './suggestions.ts';

/** Calls about the offer; each is a file in `questions/`. */
export const listingRoutes = new Hono<EdgeEnv>()
  .route('/', archiveRoute)
  .route('/', suggestionsRoute)
  .route('/', mapRoute)
  .route('/', placesRoute)
  .route('/', changeRoutes)
  .route('/', homeRoute)
  .route('/', agendaRoute)
  .route('/', radiusRoute)
  .route('/', feedRoutes)
  .route('/', refreshRoute);
