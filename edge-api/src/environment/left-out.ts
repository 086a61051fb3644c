/**
 * In the place of packages that others import and that are never called here (`alias` of `wrangler.jsonc`): they would be a
 * tenth of the Worker.
 */
export default undefined;
