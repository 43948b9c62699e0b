/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string;
  /** True in scripts that are written for one language. */
  readonly MESSAGES_INLINED?: true;
  /** The language that a test run shows. */
  readonly VITE_LANGUAGE?: string;
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

declare module 'virtual:message-catalogs' {
  /** Translations by language and message id. */
  const catalogs: Record<string, Record<string, string>>;
  export default catalogs;
}
