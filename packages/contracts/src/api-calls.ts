import * as v from 'valibot';
import { AlertSchema, SignedUpSchema } from './alerts/alert.ts';
import { PushedAlertSchema } from './alerts/push.ts';
import { apiPaths, type ApiCallName } from './api-paths.ts';
import { SuggestionsSchema } from './list-answers.ts';
import {
  AuthorsSchema,
  BlogSchema,
  BlogsSchema,
  EmployeesSchema,
  FrameContentSchema,
  LendersSchema,
  LongTextsSchema,
  TextsSchema,
  MortgageTermsSchema,
  PackagesSchema,
  PageFieldsSchema,
  PageSchema,
  ShortTextsSchema,
  SocialsSchema,
  TrustSchema,
} from './content.ts';
import {
  AddressLookupSchema,
  ChallengeReplySchema,
  ContactReplySchema,
  ReferencesSchema,
  SearchJobReplySchema,
} from './leads.ts';
import { OfferChangesSchema } from './partners/offer-changes.ts';
import { ArchiveSchema, MapSchema, PlacesSchema, PropertySchema, RadiusSchema } from './property.ts';
import { TrackingSchema } from './tracking.ts';
import { WordPressListSchema } from './wordpress/list.ts';

/** `reply` is the schema of a JSON reply, or the media type of another. */
interface ApiCall {
  method: 'GET' | 'POST';
  path: string;
  reply: v.GenericSchema | `${string}/${string}`;
}

const get = <Path extends string, Reply extends ApiCall['reply']>(path: Path, reply: Reply) =>
  ({ method: 'GET', path, reply }) as const;
const post = <Path extends string, Reply extends ApiCall['reply']>(path: Path, reply: Reply) =>
  ({ method: 'POST', path, reply }) as const;

/** Every call of the edge API: its method, the pattern of its path, and what a good reply is. */
export const apiCalls = {
  archive: get(apiPaths.archive, ArchiveSchema),
  suggestions: get(apiPaths.suggestions, SuggestionsSchema),
  map: get(apiPaths.map, MapSchema),
  places: get(apiPaths.places, PlacesSchema),
  home: get(apiPaths.home, PropertySchema),
  radius: get(apiPaths.radius, RadiusSchema),
  feed: get(apiPaths.feed, ArchiveSchema),
  feedV1: get(apiPaths.feedV1, ArchiveSchema),
  shortTexts: get(apiPaths.shortTexts, ShortTextsSchema),
  longTexts: get(apiPaths.longTexts, LongTextsSchema),
  texts: get(apiPaths.texts, TextsSchema),
  socials: get(apiPaths.socials, SocialsSchema),
  employees: get(apiPaths.employees, EmployeesSchema),
  trust: get(apiPaths.trust, TrustSchema),
  authors: get(apiPaths.authors, AuthorsSchema),
  packages: get(apiPaths.packages, PackagesSchema),
  lenders: get(apiPaths.lenders, LendersSchema),
  mortgageTerms: get(apiPaths.mortgageTerms, MortgageTermsSchema),
  frame: get(apiPaths.frame, FrameContentSchema),
  page: get(apiPaths.page, PageSchema),
  blogs: get(apiPaths.blogs, BlogsSchema),
  blog: get(apiPaths.blog, BlogSchema),
  tracking: get(apiPaths.tracking, TrackingSchema),
  pageFields: get(apiPaths.pageFields, PageFieldsSchema),
  wordpressList: get(apiPaths.wordpressList, WordPressListSchema),
  addresses: get(apiPaths.addresses, AddressLookupSchema),
  references: get(apiPaths.references, ReferencesSchema),
  streetView: get(apiPaths.streetView, 'image/*'),
  contact: post(apiPaths.contact, ContactReplySchema),
  notification: post(apiPaths.notification, ContactReplySchema),
  note: post(apiPaths.note, ContactReplySchema),
  searchJob: post(apiPaths.searchJob, SearchJobReplySchema),
  challenge: post(apiPaths.challenge, ChallengeReplySchema),
  alertSignUp: post(apiPaths.alertSignUp, SignedUpSchema),
  alertPush: post(apiPaths.alertPush, PushedAlertSchema),
  alert: get(apiPaths.alert, AlertSchema),
  findPicture: get(apiPaths.findPicture, 'image/*'),
  picture: get(apiPaths.picture, 'image/*'),
  asset: get(apiPaths.asset, 'image/*'),
  agenda: get(apiPaths.agenda, 'text/calendar'),
  changes: get(apiPaths.changes, OfferChangesSchema),
  assistant: post(apiPaths.assistant, v.looseObject({ jsonrpc: v.literal('2.0') })),
  webhook: post(apiPaths.webhook, v.object({ tags: v.array(v.string()) })),
} as const satisfies Record<ApiCallName, ApiCall>;

type JsonCallName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name]['reply'] extends v.GenericSchema ? Name : never;
}[ApiCallName];

/** The parsed reply of a call that answers JSON. */
export type ApiReply<Name extends JsonCallName> = v.InferOutput<(typeof apiCalls)[Name]['reply']>;
