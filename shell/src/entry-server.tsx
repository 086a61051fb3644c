export { createRender } from './routing/render.tsx';
