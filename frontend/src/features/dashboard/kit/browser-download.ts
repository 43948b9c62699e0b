/** Up to this size a file is downloaded by the page; larger ones by the browser, which can resume them. */
export const MAX_IN_PAGE_BYTES = 64 * 1024 * 1024;

/** Starts a download of a signed URL by the browser. */
export function startBrowserDownload(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
