import 'vitest';

/** Told by `directus-setup.ts` to the test, which is in workerd. */
declare module 'vitest' {
  interface ProvidedContext {
    directus: string;
    seeded: { pages: string[]; employees: number; drafts: number };
  }
}
