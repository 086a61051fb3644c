/** The part of Trusted Types that is used; TypeScript's DOM library does not have it yet. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ) => { createHTML: (html: string) => string };
}

/** Their names, as the shell's release declares them: the browser's own, and one to look at a text with. */
export type Policies = readonly ['default', string];

/** Elements that run, load or rebase something. The edge's sanitiser writes none of them. */
const active = 'script, iframe, frame, object, embed, base, meta, link, style, template';
const actingAttribute = /^(on|srcdoc$|style$|formaction$)/i;
const actingUrl = /^(javascript|data|vbscript):/i;
/** An editor's own words, such as "Data: 12 en 19 mei". */
const words = /^(alt|title)$/;

const isActing = ({ name, value }: Attr): boolean =>
  actingAttribute.test(name) ||
  // A scheme may be written with blanks and control characters in it; browsers skip those.
  // oxlint-disable-next-line no-control-regex
  (!words.test(name) && actingUrl.test(value.replace(/[\u0000-\u0020]/g, '')));

/** Whether nothing in it could run: what else the HTML holds is up to the sanitiser of the edge. */
const isInert = (fragment: DocumentFragment): boolean =>
  !fragment.querySelector(active) &&
  ![...fragment.querySelectorAll('*')].some((element) => [...element.attributes].some(isActing));

/** Whether a script is one of ours: a file of a release, or the service worker. */
const isOwnScript = (text: string, { origin, href }: { origin: string; href: string }): boolean => {
  const url = new URL(text, href);
  return url.origin === origin && (url.pathname.startsWith('/remotes/') || url.pathname === '/sw.js');
};

/**
 * Makes the browser ask us before a text becomes a script's address or markup, wherever that happens: in our code, in
 * React, in the federation runtime. To be called before anything else. The policy of the document admits these two
 * policies and no others; a browser without Trusted Types works as before.
 */
export const guardSinks = (policies: Policies): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return;
  // Only puts a text into a template, where nothing runs or loads, so that it can be checked.
  const inspect = trustedTypes.createPolicy(policies[1], { createHTML: (html) => html });
  trustedTypes.createPolicy(policies[0], {
    createScriptURL: (url) => (isOwnScript(url, location) ? url : null),
    createHTML: (html) => {
      const template = document.createElement('template');
      template.innerHTML = inspect.createHTML(html);
      return isInert(template.content) ? html : null;
    },
  });
};
