// Written by the build, after types are checked.
declare module '*/dist/built-in/composition.json' {
  const composition: unknown;
  export default composition;
}
declare module '*/dist/built-in/remotes.js' {
  export const render: unknown;
}
