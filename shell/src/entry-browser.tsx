import './site.css';
// Style sheets of parts whose code comes later: a document that the server drew may show them at once.
import '@binnen/design/button.module.css';
import '@binnen/design/toast.module.css';
import './errors/error-page.module.css';
import './frame/cookie-notice.module.css';
import './frame/loading-house.module.css';
import { start } from '@binnen/platform/browser';
import { browserShell } from './site/browser-shell.ts';

void start(browserShell);
