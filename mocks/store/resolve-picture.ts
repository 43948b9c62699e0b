import type { Picture, PictureChoice } from '../../contract/generated/model.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalidField } from '../problems.ts';
import type { MockState } from './state.ts';

/** A picture of the library as stored with the content that uses it; a problem when it does not exist. */
export const resolvePicture = (state: MockState, field: string, { url, alt }: PictureChoice) => {
  const libraryPicture = state.pictures.find((picture) => picture.url === url);
  if (!libraryPicture) return invalidField(field, REFUSALS.chosenPictureGone);
  const { width, height, widths, placeholder } = libraryPicture;
  return { url, alt: alt.trim(), width, height, widths, placeholder } satisfies Picture;
};
