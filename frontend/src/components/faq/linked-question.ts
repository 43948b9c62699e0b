/** Anchors of the section and of its items: '#faq', '#faq-1', '#faq-2'. */
export const FAQ_ID = 'faq';

/** How long after hydration the URL's hash is followed, in milliseconds. */
export const FAQ_DELAY_MS = 3000;

const ANCHOR = /^#(faq(?:-[1-9]\d?)?)$/;

/** The id in a URL's hash, if it is the section or one of its items. */
export function linkedId(hash: string): string | null {
  return ANCHOR.exec(hash)?.[1] ?? null;
}

/** Opens the item in the hash and scrolls it into view; any other hash does nothing. */
export function showLinked(hash: string, page: Pick<Document, 'getElementById'> = document): void {
  const id = linkedId(hash);
  const target = id && page.getElementById(id);
  if (!target) return;
  if ('open' in target) target.open = true;
  target.scrollIntoView();
}
