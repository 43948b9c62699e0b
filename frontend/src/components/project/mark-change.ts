import { t } from '@lingui/core/macro';

/** A picture in one of its versions. */
export interface MarkedPicture {
  readonly title: string;
  readonly version: number;
}

/** The text and the position of a mark, as the text of a change request. @param max characters at most */
export function markChangeText(
  { number, text }: { readonly number: number; readonly text: string },
  { title, version }: MarkedPicture,
  max: number,
): string {
  const place = `\n\n${t`Mark ${number} on “${title}”, version ${version}`}`;
  // By code points: the halves of an emoji could not be stored.
  const words = Array.from(text);
  const room = max - place.length;
  return (words.join('').length > room ? words.slice(0, Math.floor(room / 2)).join('') : text) + place;
}
