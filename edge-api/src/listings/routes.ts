import { Hono } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { agendaRoute } from './questions/agenda.ts';
import { archiveRoute } from './questions/archive.ts';
import { feedRoutes } from './questions/feed.ts';
import { homeRoute } from './questions/home.ts';
import { mapRoute } from './questions/map.ts';
import { placesRoute } from './questions/places.ts';
import { radiusRoute } from './questions/radius.ts';
import { refreshRoute } from './questions/refresh.ts';
import { suggestionsRoute } from './questions/suggestions.ts';

/** Calls about the offer; each is a file in `questions/`. */
export const listingRoutes = new Hono<EdgeEnv>()
  .route('/', archiveRoute)
  .route('/', suggestionsRoute)
  .route('/', mapRoute)
  .route('/', placesRoute)
  .route('/', homeRoute)
  .route('/', agendaRoute)
  .route('/', radiusRoute)
  .route('/', feedRoutes)
  .route('/', refreshRoute);
