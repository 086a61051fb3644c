/** The contracts of its widgets, by name: the build takes those that it has. */
export { widgets as offers } from '@binnen/contracts/widgets';
