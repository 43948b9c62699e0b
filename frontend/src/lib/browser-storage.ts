/** The browser's storage. It may be missing (server) or forbidden by the browser's settings. */
export function browserStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return;
  }
}
