/** The used members of `window`. */
interface Place {
  readonly history: { readonly length: number };
  readonly location: { readonly origin: string };
}

/**
 * Whether going back stays on this site: the router has shown another page, or this document was opened in the same tab
 * from one of ours.
 * @param inApp the router's own answer, which covers only this document
 */
export function hasPreviousPage(inApp: boolean, referrer: string, { history, location }: Place): boolean {
  if (inApp) return true;
  return history.length > 1 && URL.canParse(referrer) && new URL(referrer).origin === location.origin;
}
