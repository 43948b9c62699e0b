/** In session storage only while the page reloads: the path whose sandbox was started. */
const STORAGE_KEY = 'preview-start';

/**
 * Whether the document's content policy allows this page's frame. The policy is that of the address that the document
 * was loaded for: of another page, when the visitor has followed links since.
 */
export function isFrameAllowed(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname;
}

/** Loads the page as a document of its own, in which `consumeStart` continues. */
export function reloadToStart(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, location.pathname);
  } catch {
    // Without storage the visitor starts it once more.
  }
  location.reload();
}

/** Whether this page was reloaded by `reloadToStart`; true only once. */
export function consumeStart(): boolean {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return path === location.pathname;
  } catch {
    return false;
  }
}
