import { provideFirstCore } from './first-core.ts';
import { askAgain, cleanAddress } from './address-bar.ts';
import { drawWholeOnReturn } from './draw-whole.ts';
import { guardSinks, type Policies } from './guard-sinks.ts';
import { holdPictures } from './hold-pictures.ts';
import { holdPresses, keepForms } from './hold-presses.ts';
import { layOutRest } from './lay-out-rest.ts';
import { leaveOutEmpty } from './leave-out-empty.ts';
import { markBrokenPictures } from './mark-broken-pictures.ts';
import { markLeaving } from './mark-leaving.ts';
import { runLateScripts, runScripts } from './run-scripts.ts';
import { watchVisit } from './watch-visit.ts';

/** The first script of a document: small, and before all others. */
export const boot = (policies: Policies): void => {
  askAgain();
  watchVisit();
  guardSinks(policies);
  provideFirstCore();
  cleanAddress();
  drawWholeOnReturn();
  keepForms();
  holdPresses();
  holdPictures();
  markBrokenPictures();
  markLeaving();
  leaveOutEmpty();
  void layOutRest();
  void runLateScripts();
  void runScripts();
};
