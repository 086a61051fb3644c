import './site.css';
import { start } from './routing/browser.tsx';

void start();
