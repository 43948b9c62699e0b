/**
 * A picture in the contract's form. `url` is the largest file; every width in `widths` exists next to it as
 * `<base>-<width>.avif` and `.webp`. Empty `widths`: one plain file.
 */
export type StoredPicture = {
  url: string;
  alt: string;
  /** In pixels, of the file at `url`. */
  width: number;
  height: number;
  widths: number[];
  /** Tiny `data:image/webp;base64` URI, or null. */
  placeholder: string | null;
};
