import { cutText } from '@contract/rules/text.ts';
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
  const room = max - place.length;
  return (text.length > room ? cutText(text, Math.floor(room / 2)) : text) + place;
}
