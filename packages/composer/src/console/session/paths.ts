/** Every path of the console. None has a parameter: nothing of a session or a choice is in a URL. */
export const pages = {
  live: '/_platform/',
  releases: '/_platform/console/releases',
  history: '/_platform/console/history',
  canary: '/_platform/console/canary',
  previews: '/_platform/console/previews',
  faults: '/_platform/console/faults',
  health: '/_platform/console/health',
} as const;
export type PageName = keyof typeof pages;

/** Of a page that the site adds. */
export const sitePagePath = (name: string): string => `/_platform/console/${name}`;

export const actions = {
  signIn: '/_platform/console/sign-in',
  signOut: '/_platform/console/sign-out',
  rollBack: '/_platform/console/history/roll-back',
  startCanary: '/_platform/console/canary/start',
  shareCanary: '/_platform/console/canary/share',
  promoteCanary: '/_platform/console/canary/promote',
  abortCanary: '/_platform/console/canary/abort',
  makePreview: '/_platform/console/previews/make',
  endPreview: '/_platform/console/previews/end',
} as const;

export const files = {
  style: '/_platform/console/style.css',
  icon: '/_platform/console/icon.svg',
  headings: '/_platform/console/bricolage-grotesque.woff2',
  text: '/_platform/console/figtree.woff2',
} as const;
