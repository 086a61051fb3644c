import './site.css';
// Of parts whose code comes later: a document that the server drew may show them at once.
import '@binnen/design/button.module.css';
import '@binnen/design/toast.module.css';
import './errors/error-page.module.css';
import './frame/cookie-notice.module.css';
import './frame/loading-house.module.css';
import { guardSinks } from './routing/guard-sinks.ts';
import { start } from './routing/browser.tsx';

guardSinks();
void start();
