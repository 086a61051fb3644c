import { arrowLeft, arrowRight, Icon } from './icon.tsx';
import css from './pagination.module.css';

/** First, last, and the two on each side of the page; 0 is a gap. */
export const listPages = (page: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
};

interface PaginationProps {
  /** 1-based. */
  page: number;
  pages: number;
  href: (page: number) => string;
  /** What is paged through: "Pagina's van het aanbod". */
  label: string;
}

/** Numbered pages as plain links. Nothing when there is one page. */
export function Pagination({ page, pages, href, label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={css.pagination} aria-label={label}>
      {page > 1 && (
        <a className={css.step} href={href(page - 1)} rel="prev">
          <Icon of={arrowLeft} size="s" />
          <span>Vorige</span>
        </a>
      )}
      <ol role="list" className={css.pages}>
        {listPages(page, pages).map((number, index) =>
          number === 0 ? (
            <li key={`gap-${index}`} className={css.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className={css.page}
                href={href(number)}
                aria-label={`Pagina ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a className={css.step} href={href(page + 1)} rel="next">
          <span>Volgende</span>
          <Icon of={arrowRight} size="s" />
        </a>
      )}
    </nav>
  );
}
