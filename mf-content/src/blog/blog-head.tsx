import type { Blog } from '@binnen/contracts/content';
import { formatName } from '@binnen/contracts/formats/person-name';
import { routes } from '@binnen/contracts/routes';
import { Doorway } from '@binnen/design/doorway';
import { Picture } from '@binnen/design/picture';
import { useText } from '@binnen/platform';
import css from './blog.module.css';

/** A blog's header, beside title and intro: its categories and its author. */
export function BlogHead({ blog: { categories, author } }: { blog: Blog }) {
  const label = useText('blog_categories', 'Categorieën');
  return (
    <div className={css.head} data-owner="mf-content">
      {categories.length > 0 && (
        <ul role="list" className={css.categories} aria-label={label}>
          {categories.map((category) => (
            <li key={category.id}>
              <a href={routes.blogs.href({ categorie: category.slug })}>{category.title}</a>
            </li>
          ))}
        </ul>
      )}
      {author && (
        <div className={css.author}>
          {author.avatar && (
            <Doorway className={css.avatar}>
              <Picture
                link={`/assets/${author.avatar.id}`}
                alt=""
                sizes="56px"
                width={1}
                height={1}
                max={160}
                cover
              />
            </Doorway>
          )}
          <p>
            <strong>{formatName(author)}</strong>
            {author.functie && <span>{author.functie}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
