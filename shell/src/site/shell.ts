import { createApi } from '@binnen/contracts/api';
import type { AllTexts } from '@binnen/contracts/content';
import { formatTextsCall, readPaths } from '@binnen/contracts/read-paths';
import { createSiteState } from '@binnen/contracts/site';
import { defineShell } from '@binnen/platform/shell';
import { formatTitle, siteName } from '../document/format-title.ts';
import { middleware } from '../errors/middleware.ts';
import { FatalError, PlainError } from '../errors/plain-error.tsx';
import { loadFrame } from '../frame/frame-data.ts';
import { Content, contentId, Frame } from '../frame/frame.tsx';

/** The firm's frame, as the platform draws it. */
export const shell = defineShell({
  name: siteName,
  formatTitle,
  createApi,
  createState: createSiteState,
  middleware,
  texts: { call: readPaths.texts, formatCall: ({ versie }: AllTexts) => formatTextsCall(versie) },
  contentId,
  loadFrame,
  readTexts: ({ texts }) => texts,
  Frame,
  Content,
  PlainError,
  FatalError,
});
