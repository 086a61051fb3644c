/** The parser alone: css-tree's door also brings its dictionary of properties, ten times the size. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
