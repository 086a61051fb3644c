type Navigate = (to: string, options: { preventScrollReset: boolean }) => void;

/** The site's own address behind an address; undefined for another site's, and for pictures. */
const findTarget = (href: string): URL | undefined => {
  const url = new URL(href);
  const isPage = url.origin === location.origin && !/^\/(images|assets)\//.test(url.pathname);
  return isPage ? url : undefined;
};

const findLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const own = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return link?.href && !own && !link.target && !link.download && link.rel !== 'external' ? link : undefined;
};

const readQuery = (form: HTMLFormElement, submitter: HTMLElement | null): string => {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return text && `?${text}`;
};

/** As the shell does: links and GET forms of the page navigate without a new document. Returns how to stop it. */
export const followLinks = (navigate: Navigate): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.defaultPrevented ? undefined : findLink(event);
      const target = link && findTarget(link.href);
      if (!link || !target) return;
      event.preventDefault();
      navigate(target.pathname + target.search + target.hash, {
        preventScrollReset: 'keepScroll' in link.dataset,
      });
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const target = event.defaultPrevented || form.method !== 'get' ? undefined : findTarget(form.action);
      if (!target) return;
      event.preventDefault();
      navigate(target.pathname + readQuery(form, event.submitter), {
        preventScrollReset: 'keepScroll' in form.dataset,
      });
    },
    { signal },
  );
  return () => stop.abort();
};
