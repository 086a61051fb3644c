import { apiCalls } from '@binnen/contracts/api-calls';
import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { describeRoute, type Operation } from '@binnen/edge-kit/requests/describe-route';
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

const {
  shortTexts,
  longTexts,
  socials,
  employees,
  trust,
  authors,
  packages,
  lenders,
  mortgageTerms,
  frame,
  pageFields,
} = apiCalls;

/** A piece of content without parameters: its own path is the example. */
const describe = (
  summary: string,
  { path, reply }: { path: string; reply: v.GenericSchema },
  more: Partial<Operation> = {},
): MiddlewareHandler =>
  describeRoute({
    summary,
    tag: 'content',
    query: RefreshSchema,
    reply,
    problems: ['upstream-unavailable'],
    examples: [{ path }],
    ...more,
  });

const give = ({ path }: { path: string }, read: ReadDefined<unknown>): Handler<EdgeEnv> => {
  offerKnown(path, read.peek);
  return (c) => answerContent(c, read);
};

/** Content of both CMSes, sanitised and cached. Paths and shapes follow the spec where it names them. */
export const contentRoutes = new Hono<EdgeEnv>()
  .get(shortTexts.path, describe('Short texts by key', shortTexts), give(shortTexts, readShortTexts))
  .get(longTexts.path, describe('Long texts by key, as HTML', longTexts), give(longTexts, readLongTexts))
  .route('/', textsRoute)
  .get(
    socials.path,
    describe("The firm's social channels", socials, {
      examples: [{ path: '/content/socials?refresh_cache=false' }],
    }),
    give(socials, readSocials),
  )
  .get(employees.path, describe('Who works here', employees), give(employees, readEmployees))
  .get(
    trust.path,
    describe('Reviews with their source, and where the office is registered', trust),
    give(trust, readTrust),
  )
  .get(authors.path, describe('Who writes the blogs', authors), give(authors, readAuthors))
  .get(
    packages.path,
    describe('Selling packages and valuation tariffs', packages),
    give(packages, readPackages),
  )
  .get(lenders.path, describe('Mortgage lenders', lenders), give(lenders, readLenders))
  .get(
    mortgageTerms.path,
    describe('Interest rates and rules with which a month’s costs are estimated', mortgageTerms),
    give(mortgageTerms, readMortgageTerms),
  )
  .get(frame.path, describe('The links of menu and footer', frame), give(frame, readFrame))
  .route('/', pageRoute)
  .route('/', blogRoutes)
  .get(
    pageFields.path,
    describe('The options page of the blog backend', pageFields),
    give(pageFields, readPageFields),
  )
  .route('/', wordpressRoutes)
  .route('/', discoveryRoutes);
