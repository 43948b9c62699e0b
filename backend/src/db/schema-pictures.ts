import type { ColumnType, Generated } from 'kysely';
import type { Json } from './schema-catalogue.ts';

/** The picture library; `url`, `width`, `height`, `widths` and `placeholder` as in a stored picture. */
export interface PicturesTable {
  id: Generated<string>;
  name: string;
  url: string;
  /** default text where the picture is used */
  alt: ColumnType<string, string | undefined, string>;
  width: number;
  height: number;
  widths: Json<number[]>;
  placeholder: string | null;
  /** Prefix of the stored files' keys; null for a picture that is part of the site. */
  base: string | null;
  /** all files together */
  size_bytes: number | null;
  /** of the source file; null for pictures of earlier releases and those that are part of the site */
  source_sha256: ColumnType<string | null, string | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** All columns of a picture, by name: a column added by a newer server must not change what a running one reads. */
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
