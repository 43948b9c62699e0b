/** Removes what an earlier story of the site's forms has left in this tab. */
export function forgetSectionCopies(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('section-')) sessionStorage.removeItem(key);
}
