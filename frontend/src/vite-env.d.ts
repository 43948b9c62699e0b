/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string;
  /** Addresses of the drawn link previews by name; only in the server's bundle. */
  readonly LINK_CARDS?: Record<string, string>;
}

interface Window {
  /**
   * Left by the script of server-rendered pages: hands over what was clicked, sent and stepped before the application had
   * started. `at` is the path and query that the page was rendered for, `data` a module with what it shows, which
   * also leaves the router's state, nothing of use when that is gone.
   */
  __eventReplay?: (() => void) & { at: string; data?: { default?: unknown } };
}
