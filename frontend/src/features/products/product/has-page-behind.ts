/** A part of `window`. */
interface Place {
  readonly history: { readonly length: number };
  readonly location: { readonly origin: string };
}

/**
 * Whether going back stays on this site: the router has been on another page, or this document was opened in the same
 * tab from one of ours.
 * @param inApp the router's own answer, which does not know pages from before this document
 */
export function hasPageBehind(inApp: boolean, referrer: string, { history, location }: Place): boolean {
  if (inApp) return true;
  return history.length > 1 && URL.canParse(referrer) && new URL(referrer).origin === location.origin;
}
