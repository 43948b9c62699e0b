import type { MockApi } from '../../../mocks/api.ts';
import type { AdminRight } from '../api/generated/model.ts';
import type { ViewportName } from './story-viewports.ts';

/** The `parameters` with which a story configures its environment. */
export interface StoryParameters {
  /** A whole screen: the real application is mounted at this path. A story sets `null` to override its file's path. */
  screen?: {
    path: string;
    signedInAs?: 'customer' | 'super_admin';
    /** The super-admin's rights; all of them by default. */
    rights?: readonly AdminRight[];
  } | null;
  /** For a single component: the path that the router reports. */
  routerPath?: string;
  /** Changes the story's own mock server before the first call: rows of its store, slow or failing calls. */
  scenario?: (api: MockApi) => void | Promise<void>;
  /** The story's initial viewport; the toolbar can change it. Without one: as wide as the canvas, 1200 px in tests. */
  initialViewport?: ViewportName;
  /** A call waits for the user, so the page never settles: checks and pictures do not wait for it. */
  staysBusy?: boolean;
  /** Expected console errors of the story. */
  expectConsoleErrors?: RegExp[];
}

declare module 'storybook/internal/csf' {
  interface Parameters extends StoryParameters {}
}
