import { holdPictures } from './boot/hold-pictures.ts';
import { holdPresses } from './boot/hold-presses.ts';
import { layOutRest } from './boot/lay-out-rest.ts';
import { runLateScripts, runScripts } from './boot/run-scripts.ts';
import { drawWholeOnReturn } from './document/draw-whole.ts';
import { guardSinks } from './routing/guard-sinks.ts';

guardSinks();
drawWholeOnReturn();
holdPresses();
holdPictures();
void layOutRest();
void runLateScripts();
void runScripts();
