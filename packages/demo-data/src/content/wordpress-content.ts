/** A category or tag. */
export interface TermContent {
  id: number;
  name: string;
  slug: string;
  description?: string;
  /** Set for a category below another one. */
  parent?: number;
}

/** A picture in the library: `source_url` is `…/wp-content/uploads/{file}`. */
export interface MediaContent {
  id: number;
  /** `2026/09/herfst-in-deventer.jpg` */
  file: string;
  alt_text: string;
  title?: string;
  /** Its name in the stock of pictures. */
  picture: string;
}

export interface UserContent {
  id: number;
  name: string;
  slug: string;
  description?: string;
}

/** A post or page. Texts are HTML as WordPress' editor saves it, including entities. */
export interface PostContent {
  id: number;
  slug: string;
  status: 'publish' | 'draft' | 'private' | 'future';
  /** Local time without offset: `2026-09-01T10:00:00`. */
  date: string;
  modified?: string;
  title: string;
  content: string;
  excerpt?: string;
  /** A user's id. */
  author: number;
  /** An id of the media library; 0 without a picture. */
  featured_media?: number;
  categories?: number[];
  tags?: number[];
  acf?: Record<string, unknown> | false;
  parent?: number;
  menu_order?: number;
  sticky?: boolean;
  /** Protected by a password: the REST API then sends an empty text. */
  password?: string;
}

/** Everything that the blog backend holds. */
export interface WordPressContent {
  posts: PostContent[];
  pages: PostContent[];
  categories: TermContent[];
  tags: TermContent[];
  media: MediaContent[];
  users: UserContent[];
  /** The ACF options page; an empty field is `false`. */
  page_fields: Record<string, unknown>;
}
