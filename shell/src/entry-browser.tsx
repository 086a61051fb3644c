import './site.css';
import { guardSinks } from './routing/guard-sinks.ts';
import { start } from './routing/browser.tsx';

guardSinks();
void start();
