/** Up to here a file passes through the page; larger ones the browser fetches, and goes on after a break. */
export const MOST_IN_PAGE = 64 * 1024 * 1024;

/** Lets the browser itself download a signed address. */
export function leaveToBrowser(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
