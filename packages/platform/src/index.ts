/**
 * The one module that shell and remotes share at run time, beside React itself: a singleton in the isolate and in
 * the browser. It is part of the deal between separately deployed releases, so names are only ever added.
 */
export * from './module/loading.ts';
export * from './module/moment.tsx';
export * from './module/api.ts';
export * from './module/register.ts';
export * from './module/remote.ts';
export * from './module/widget.tsx';
export * from './module/texts.ts';
export * from './module/site.ts';
export * from './module/drawn.ts';
export * from './module/link.tsx';
export * from './module/posted-form.ts';
export { createStore, useStore, type StoreApi } from 'zustand';
