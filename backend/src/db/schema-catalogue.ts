import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LaunchPrice } from '../../shared/launch-price.ts';
import type { StoredPicture } from '../../shared/picture.ts';
import type { PlanRights } from '../../shared/plan-rights.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Touched = ColumnType<Date, Date | undefined, Date>;
/** Set while an entry can still be brought back. */
export type DeletedAt = ColumnType<Date | null, never, Date | null>;

/** A jsonb column: read as a value, written as JSON text (the driver would turn an array into a SQL array). */
export type Json<T> = ColumnType<T, string, string>;

export type Theme = 'light' | 'dark' | 'system';
export type TextFormat = 'plain' | 'markdown';
export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'github' | 'youtube' | 'instagram';

export type { StoredPicture };

export interface StoredPrice {
  /** what everything refers to; the database gives one to a plan that is written without */
  id: string;
  /** a label */
  name: string;
  price: number;
  period: string;
  features: string[];
  /** what its buyer gets; without, what `DEFAULT_RIGHTS` says */
  rights?: PlanRights;
  /** what new buyers pay for a while; may have ended */
  launch?: LaunchPrice;
}

/** A plan that is not sold any longer, and is still held. */
export interface RetiredPrice extends StoredPrice {
  /** its holders can renew it */
  renewable: boolean;
}

export interface ProductsTable {
  id: Generated<number>;
  title: string;
  /** paragraphs separated by blank lines; the card shows the first */
  description: string;
  category: string;
  features: Json<string[]>;
  benefits: Json<string[]>;
  requirements: Json<string[]>;
  badges: Json<string[]>;
  images: Json<StoredPicture[]>;
  pricing: Json<StoredPrice[]>;
  retired_plans: ColumnType<RetiredPrice[], string | undefined, string>;
  demo_link: string;
  download_link: string;
  rating: number;
  reviews: number;
  /** the average as if there were ten reviews of four stars more; sorts 'Best rated' */
  fair_rating: Generated<number>;
  downloads: string;
  version: string;
  /** a calendar day, `yyyy-mm-dd` */
  last_update: string;
  /** when its version came out: orders the products of one `last_update` */
  released_at: ColumnType<Date, Date | undefined, Date>;
  /** the studio's own order */
  position: Generated<number>;
  published: Generated<boolean>;
  /** rises with every change, so that a stale form can be refused */
  revision: Generated<number>;
  /** a deleted product is never published, and can be restored */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  published_before_deletion: Generated<boolean>;
  /** the lowest paid plan's, 0 when every plan is free; follows `pricing` */
  price_cents: GeneratedAlways<number>;
  /** whether its buyers get licence keys */
  licence_keys: Generated<boolean>;
  /** title and description in small letters, kept by a trigger */
  words: ColumnType<string | null, never, never>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** All that a product has, by name: a column that a newer server adds must not change what a running one gets. */
export const PRODUCT_COLUMNS = [
  'id',
  'title',
  'description',
  'category',
  'features',
  'benefits',
  'requirements',
  'badges',
  'images',
  'pricing',
  'retired_plans',
  'demo_link',
  'download_link',
  'rating',
  'reviews',
  'fair_rating',
  'downloads',
  'version',
  'last_update',
  'released_at',
  'position',
  'published',
  'revision',
  'deleted_at',
  'published_before_deletion',
  'price_cents',
  'licence_keys',
  'created_at',
  'updated_at',
] as const satisfies (keyof ProductsTable)[];

export interface PostsTable {
  id: Generated<number>;
  title: string;
  excerpt: string;
  content: string;
  format: ColumnType<TextFormat, TextFormat | undefined, TextFormat>;
  /** what readers get of a Markdown text; null for a plain one */
  html: ColumnType<string | null, string | null | undefined, string | null>;
  /** of the renderer that made it */
  html_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** addresses of the library's pictures that the text shows */
  text_pictures: ColumnType<string[], string | undefined, string>;
  category: string;
  tags: Json<string[]>;
  /** name of the series that it is a part of, empty for none */
  series: Generated<string>;
  image: Json<StoredPicture>;
  author: string;
  /** a calendar day, `yyyy-mm-dd` */
  published_on: string;
  read_time: string;
  /** On the public pages at present. */
  published: Generated<boolean>;
  /** When it became public, or will; null for a draft. */
  publish_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_at: DeletedAt;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Touched;
}

/** All that an article has, by name: a column that a newer server adds must not change what a running one gets. */
export const POST_COLUMNS = [
  'id',
  'title',
  'excerpt',
  'content',
  'format',
  'html',
  'html_version',
  'text_pictures',
  'category',
  'tags',
  'series',
  'image',
  'author',
  'published_on',
  'read_time',
  'published',
  'publish_at',
  'deleted_at',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof PostsTable)[];

export interface SlidesTable {
  id: Generated<number>;
  product_id: number;
  name: string;
  category: string;
  description: string;
  features: Json<string[]>;
  picture: Json<StoredPicture>;
  position: number;
  published: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Touched;
  deleted_at: DeletedAt;
}

/** All that a slide has, by name: a column that a newer server adds must not change what a running one gets. */
export const SLIDE_COLUMNS = [
  'id',
  'product_id',
  'name',
  'category',
  'description',
  'features',
  'picture',
  'position',
  'published',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies (keyof SlidesTable)[];

export interface StoredBanner {
  text: string;
  linkText: string;
  url: string;
}

/** Exactly one row; `version` rises with every change, so that a stale form can be refused. */
export interface SiteSettingsTable {
  id: Generated<number>;
  name: string;
  description: string;
  contact_email: string;
  phone: string;
  location: string;
  channel_url: string;
  /** What the pages show: the banner while it is on. */
  promo: ColumnType<StoredBanner | null, string | null, string | null>;
  /** The banner as it was written last, on or off. */
  banner: ColumnType<StoredBanner | null, string | null | undefined, string | null>;
  banner_version: Generated<number>;
  social: Json<{ network: SocialNetwork; url: string }[]>;
  links: Json<{ label: string; url: string }[]>;
  hours: ColumnType<{ days: string; hours: string }[], string | undefined, string>;
  registration_open: Generated<boolean>;
  /** Whether administrators need an authenticator app. */
  require_factor: Generated<boolean>;
  /** closed to everybody but super-admins */
  maintenance: Generated<boolean>;
  default_theme: Theme | null;
  version: Generated<number>;
  updated_at: Touched;
}

/** What the seed has inserted once, so that a row an admin deleted does not come back. */
export interface SeedMarksTable {
  part: string;
  key: string;
  created_at: CreatedAt;
}

export interface CatalogueTables {
  products: ProductsTable;
  posts: PostsTable;
  slides: SlidesTable;
  site_settings: SiteSettingsTable;
  seed_marks: SeedMarksTable;
}
