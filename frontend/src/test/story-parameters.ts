import type { MockApi } from '../../../mocks/api.ts';
import type { AdminRight } from '../api/generated/model.ts';
import type { ViewportName } from './story-viewports.ts';

/** What a story can ask of its surroundings, as `parameters`. */
export interface StoryParameters {
  /** A whole screen: the real application is mounted at this path. A story says `null` where its file says a path. */
  screen?: {
    path: string;
    signedInAs?: 'customer' | 'super_admin';
    /** What the super-admin's work is; everything without it. */
    rights?: readonly AdminRight[];
  } | null;
  /** For a component alone: the address that it believes to stand at. */
  routerPath?: string;
  /** Changes the story's own mock server before anything asks it: rows of its store, slow or failing calls. */
  scenario?: (api: MockApi) => void | Promise<void>;
  /** The window that the story begins in; the toolbar can change it. Without one: as wide as the canvas, 1200 px in tests. */
  initialViewport?: ViewportName;
  /** A call waits for the person, so the page never comes to rest: checks and pictures do not wait for it. */
  staysBusy?: boolean;
  /** Errors on the console that belong to the story. */
  expectConsoleErrors?: RegExp[];
}

declare module 'storybook/internal/csf' {
  interface Parameters extends StoryParameters {}
}
