import type { ColumnType, Generated } from 'kysely';
import type { Json } from './schema-catalogue.ts';

/** The picture library; `url`, `width`, `height`, `widths` and `placeholder` as in a stored picture. */
export interface PicturesTable {
  id: Generated<string>;
  name: string;
  url: string;
  /** first proposal where the picture is used */
  alt: ColumnType<string, string | undefined, string>;
  width: number;
  height: number;
  widths: Json<number[]>;
  placeholder: string | null;
  /** Beginning of the stored files' keys; null for a picture that came with the site. */
  base: string | null;
  /** all files together */
  size_bytes: number | null;
  /** of the file it was made from; null for pictures of former releases and those that came with the site */
  source_sha256: ColumnType<string | null, string | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** All that a picture has, by name: a column that a newer server adds must not change what a running one gets. */
export const PICTURE_COLUMNS = [
  'id',
  'name',
  'url',
  'alt',
  'width',
  'height',
  'widths',
  'placeholder',
  'base',
  'size_bytes',
  'source_sha256',
  'created_at',
] as const satisfies (keyof PicturesTable)[];

export interface PictureTables {
  pictures: PicturesTable;
}
