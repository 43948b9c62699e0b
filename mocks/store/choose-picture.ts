import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Picture, PictureChoice } from '../generated/model.ts';
import { invalidField } from '../problems.ts';
import type { MockState } from './state.ts';

/** A picture of the library as stored with the content that uses it; a problem when it does not exist. */
export const choosePicture = (state: MockState, field: string, { url, alt }: PictureChoice) => {
  const found = state.pictures.find((picture) => picture.url === url);
  if (!found) return invalidField(field, REFUSALS.chosenPictureGone);
  const { width, height, widths, placeholder } = found;
  return { url, alt: alt.trim(), width, height, widths, placeholder } satisfies Picture;
};
