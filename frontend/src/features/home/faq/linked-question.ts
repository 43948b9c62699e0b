/** Anchors of the section and of its items: '#faq', '#faq-1', '#faq-2'. */
export const FAQ_ID = 'faq';

/** How long after the page was hydrated its address is honoured, in milliseconds. */
export const FAQ_DELAY_MS = 3000;

const ANCHOR = /^#(faq(?:-[1-9]\d?)?)$/;

/** The id that an address' hash names, if it is the section or one of its items. */
export function linkedId(hash: string): string | null {
  return ANCHOR.exec(hash)?.[1] ?? null;
}

/** Opens the item that the hash names and brings it into view; any other hash moves nothing. */
export function showLinked(hash: string, page: Pick<Document, 'getElementById'> = document): void {
  const id = linkedId(hash);
  const target = id && page.getElementById(id);
  if (!target) return;
  if ('open' in target) target.open = true;
  target.scrollIntoView();
}
