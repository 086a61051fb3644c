// Written by the build, after the type check.
declare module '*/dist/built-in/composition.json' {
  const composition: unknown;
  export default composition;
}
declare module '*/dist/built-in/remotes.js' {
  export const render: import('@binnen/platform/render-protocol').Render;
}
