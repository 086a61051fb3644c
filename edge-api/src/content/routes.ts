import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { answerContent } from './source/answer-content.ts';
import { offerKnown } from './answer-known.ts';
import { blogRoutes } from './blogs/routes.ts';
import type { ReadDefined } from './source/content-source.ts';
import { readAuthors, readEmployees, readLenders, readPackages } from './directus/firm.ts';
import { readTrust } from './directus/trust.ts';
import { readMortgageTerms } from './directus/mortgage-terms.ts';
import { readFrame } from './directus/frame.ts';
import { readLongTexts, readShortTexts, readSocials } from './directus/texts.ts';
import { textsRoute } from './texts-route.ts';
import { discoveryRoutes } from './discovery/routes.ts';
import { pageRoute } from './page-route.ts';
import { RefreshSchema } from './source/query.ts';
import { readPageFields } from './wordpress/page-fields.ts';
import { wordpressRoutes } from './wordpress/routes.ts';

/** A piece of content without parameters: its own path is the example. */
const piece = (
  { path, reply }: { path: string; reply: v.GenericSchema },
  summary: string,
  read: ReadDefined<unknown>,
  example = path,
): Hono<EdgeEnv> => {
  offerKnown(path, read.peek);
  return new Hono<EdgeEnv>().get(
    path,
    describeRoute({
      ...{ summary, tag: 'content', query: RefreshSchema, reply },
      problems: ['upstream-unavailable'],
      examples: [{ path: example }],
    }),
    (c) => answerContent(c, read),
  );
};

/** Content of both CMSes, sanitised and cached. Paths and shapes follow the spec where it names them. */
export const contentRoutes = new Hono<EdgeEnv>();
for (const part of [
  piece(apiCalls.shortTexts, 'Short texts by key', readShortTexts),
  piece(apiCalls.longTexts, 'Long texts by key, as HTML', readLongTexts),
  textsRoute,
  piece(apiCalls.socials, "The firm's social channels", readSocials, '/content/socials?refresh_cache=false'),
  piece(apiCalls.employees, 'Who works here', readEmployees),
  piece(apiCalls.trust, 'Reviews with their source, and where the office is registered', readTrust),
  piece(apiCalls.authors, 'Who writes the blogs', readAuthors),
  piece(apiCalls.packages, 'Selling packages and valuation tariffs', readPackages),
  piece(apiCalls.lenders, 'Mortgage lenders', readLenders),
  piece(
    apiCalls.mortgageTerms,
    'Interest rates and rules with which a month’s costs are estimated',
    readMortgageTerms,
  ),
  piece(apiCalls.frame, 'The links of menu and footer', readFrame),
  pageRoute,
  blogRoutes,
  piece(apiCalls.pageFields, 'The options page of the blog backend', readPageFields),
  wordpressRoutes,
  discoveryRoutes,
])
  contentRoutes.route('/', part);
