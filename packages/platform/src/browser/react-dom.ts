/** React's part for documents, as a module that is run when it is asked for: that takes a task of its own. */
export { createRoot, hydrateRoot } from 'react-dom/client';
