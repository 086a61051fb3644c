import { routes, unknownCity } from '@binnen/contracts/routes';
import { chevronRight, Icon } from '@binnen/design/icon';
import { useLocation } from '@binnen/platform';
import css from './breadcrumbs.module.css';

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** `mijn-eerste-blog` → `Mijn eerste blog`. */
export const formatCrumb = (segment: string): string => {
  const text = decode(segment).replaceAll('-', ' ').trim();
  return text.charAt(0).toLocaleUpperCase('nl-NL') + text.slice(1);
};

const leadsNowhere = routes.offerInCity.href(unknownCity);

/** One crumb a path segment, after Home; one without a page of its own has no link. */
export const listCrumbs = (path: string, last?: string) => {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const link = `/${segments.slice(0, index + 1).join('/')}`;
    return { title: formatCrumb(segment), link: link === leadsNowhere ? undefined : link };
  });
  const end = crumbs.at(-1);
  if (end && last) end.title = last;
  return [{ title: 'Home', link: routes.home.href() }, ...crumbs];
};

export function Breadcrumbs({ last, onDark = false }: { last?: string | undefined; onDark?: boolean }) {
  const crumbs = listCrumbs(useLocation().pathname, last);
  return (
    <nav aria-label="Kruimelpad" className={`${css.nav} ${onDark ? css.onDark : ''}`}>
      <ol role="list" className={css.list}>
        {crumbs.map(({ title, link }, index) => (
          <li key={link ?? title} className={css.crumb}>
            {index > 0 && <Icon of={chevronRight} size="s" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : link ? (
              <a href={link}>{title}</a>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
