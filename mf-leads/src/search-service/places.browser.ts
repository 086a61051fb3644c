/** No server needs the places: the form asks for them in a browser. */
export { default as places } from './places.json';
