import { routes, unknownCity } from '@binnen/contracts/routes';
import { chevronRight, Icon } from '@binnen/design/icon';
import { useLocation } from '@binnen/platform';
import { Boundary } from '../errors/boundary.tsx';
import css from './breadcrumbs.module.css';

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `mijn-eerste-blog` → `Mijn eerste blog`. */
export const formatCrumb = (segment: string): string =>
  capitalise(decode(segment).replaceAll('-', ' ').trim());

/** Words that stay small inside the name of a Dutch place. */
const small = /^(aan|bij|de|den|der|en|het|in|op|ten|ter|van)$/;

/** `beemte-broekland` → `Beemte Broekland`, `wijk-bij-duurstede` → `Wijk bij Duurstede`. */
const formatPlace = (segment: string): string =>
  capitalise(
    decode(segment)
      .split('-')
      .map((word) => (small.test(word) ? word : capitalise(word).replace(/^Ij/, 'IJ')))
      .join(' '),
  );

const isPlace = (segment: string, link: string): boolean => link === routes.offerInCity.href(decode(segment));

const leadsNowhere = routes.offerInCity.href(unknownCity);

/** One crumb a path segment, after Home; one without a page of its own has no link. */
export const listCrumbs = (path: string, last?: string) => {
  const segments = path.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => {
    const link = `/${segments.slice(0, index + 1).join('/')}`;
    const title = isPlace(segment, link) ? formatPlace(segment) : formatCrumb(segment);
    return { title, link: link === leadsNowhere ? undefined : link };
  });
  const end = crumbs.at(-1);
  if (end && last) end.title = last;
  return [{ title: 'Home', link: routes.home.href() }, ...crumbs];
};

function Trail({ last }: { last: string | undefined }) {
  const crumbs = listCrumbs(useLocation().pathname, last);
  return (
    <nav aria-label="Kruimelpad" className={css.nav}>
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

/** The page's place in the site, with its own words at the end; by the address alone when they cannot be drawn. */
export function Breadcrumbs({ last }: { last: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <Boundary of={`${pathname} ${last}`} fallback={<Trail last={undefined} />}>
      <Trail last={last} />
    </Boundary>
  );
}
