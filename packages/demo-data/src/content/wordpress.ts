import { loadBlogs, loadTextPages } from './articles.ts';
import type { DocumentIds } from './field-schemas.ts';
import { PageFieldsSchema } from './page-fields.ts';
import type { Author } from './people.ts';
import type { ContentReader } from '../read-content.ts';
import type { UserContent, WordPressContent } from './wordpress-content.ts';

const toUser = ({ voornaam, achternaam }: Author, index: number): UserContent => {
  const name = `${voornaam} ${achternaam}`;
  return { id: index + 2, name, slug: name.toLowerCase().replaceAll(' ', '-') };
};

/** The blog backend; its users are the headless CMS's authors. */
export const loadWordPress = (
  reader: ContentReader,
  { authors, documents }: { authors: Author[]; documents: DocumentIds },
): WordPressContent => {
  const users = authors.map(toUser);
  return {
    ...loadBlogs(reader, users, documents),
    pages: loadTextPages(reader, users, documents),
    users,
    page_fields: reader.readJson('page-fields.json', PageFieldsSchema),
  };
};
