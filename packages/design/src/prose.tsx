import { classNames } from './class-names.tsx';
import css from './prose.module.css';

/** HTML of the CMS, which the edge has sanitised. Nothing else may be given to it. */
export function Prose({
  html,
  large = false,
  className,
}: {
  html: string;
  large?: boolean;
  className?: string;
}) {
  return (
    <div
      className={classNames(css.prose, large && css.large, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
