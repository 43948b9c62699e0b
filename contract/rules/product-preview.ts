import type { Message } from '../i18n/message.ts';
// The interactive preview of a product: what each kind needs, and what is stored of it.
import { isWebLink } from './links.ts';
import type { StoredPicture } from './picture.ts';
import { REFUSALS } from './refusals.ts';

interface Preview<Picture> {
  kind: 'comparison' | 'gallery' | 'sandbox' | 'component';
  before?: Picture;
  after?: Picture;
  url?: string;
  component?: string;
}

/** As a form sends it. */
export type PreviewInput = Preview<{ url: string; alt: string }>;
export type StoredPreview = Preview<StoredPicture>;

/** Pictures that a preview shows besides those of the product, in the order of its form. */
export const previewPictures = <P>({ before, after }: { before?: P; after?: P }): P[] =>
  [before, after].filter((picture) => picture !== undefined);

/** The members that belong to the kind of the preview. */
export function selectPreview({ kind, before, after, url, component }: PreviewInput): PreviewInput {
  if (kind === 'comparison') return { kind, ...(before ? { before } : {}), ...(after ? { after } : {}) };
  if (kind === 'sandbox') return { kind, ...(url ? { url } : {}) };
  if (kind === 'component') return { kind, ...(component ? { component } : {}) };
  return { kind };
}

/** The members that the kind lacks, or that do not fit it. */
export function findPreviewProblems({
  kind,
  before,
  after,
  url = '',
  component,
}: Partial<PreviewInput>): { field: 'before' | 'after' | 'url' | 'component'; message: Message }[] {
  if (kind === 'sandbox') return isWebLink(url) ? [] : [{ field: 'url', message: REFUSALS.previewUrl }];
  if (kind === 'component') return component ? [] : [{ field: 'component', message: REFUSALS.previewComponent }];
  if (kind !== 'comparison') return [];
  return [
    ...(before ? [] : [{ field: 'before' as const, message: REFUSALS.previewPicture }]),
    ...(after ? [] : [{ field: 'after' as const, message: REFUSALS.previewPicture }]),
  ];
}

/** A preview with its pictures as stored; they are in the order of `previewPictures`. */
export function withPreviewPictures(
  { kind, url, component }: PreviewInput,
  [before, after]: readonly StoredPicture[],
): StoredPreview {
  return {
    kind,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(url ? { url } : {}),
    ...(component ? { component } : {}),
  };
}

/** A preview as a form sends it: pictures with URL and alt text only. */
export function toPreviewInput({ kind, before, after, url, component }: StoredPreview): PreviewInput {
  const choice = (picture: StoredPicture) => ({ url: picture.url, alt: picture.alt });
  return {
    kind,
    ...(before ? { before: choice(before) } : {}),
    ...(after ? { after: choice(after) } : {}),
    ...(url ? { url } : {}),
    ...(component ? { component } : {}),
  };
}
