/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string;
  /** URLs of the designed link previews by name; only in the server's bundle. */
  readonly LINK_CARDS?: Record<string, string>;
}

interface Window {
  /**
   * Defined by the script of server-rendered pages: replays the clicks, submits and navigations recorded before the
   * application started. `at` is the path and query that the page was rendered for, `data` a module with the page's
   * data, which also restores the router's state; its default is unusable when the data no longer exists. `hydrating` is
   * set by the application before it hydrates the page.
   */
  __eventReplay?: (() => void) & { at: string; data?: { default?: unknown }; hydrating?: boolean };
}
