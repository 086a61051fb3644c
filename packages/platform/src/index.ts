/**
 * The one module that shell and remotes share at run time, beside React itself: a singleton in the isolate and in
 * the browser. It is part of the deal between separately deployed releases, so names are only ever added.
 */
export * from './loading.ts';
export * from './moment.tsx';
export * from './api.ts';
export * from './remote.ts';
export * from './widget.tsx';
export * from './texts.ts';
export * from './site.ts';
export * from './drawn.ts';
export * from './link.tsx';
export * from './posted-form.ts';
export * from './router-names.ts';
export { createStore, useStore, type StoreApi } from 'zustand';
