import { holdPresses } from './boot/hold-presses.ts';
import { runScripts } from './boot/run-scripts.ts';
import { guardSinks } from './routing/guard-sinks.ts';

guardSinks();
holdPresses();
void runScripts();
