import type { ClosedSite, Rendered } from './renderer.ts';

/** What the server tells its rendering thread. */
export type ToThread =
  | { kind: 'render'; id: number; url: string }
  | { kind: 'closed'; id: number; site: ClosedSite }
  /** The answer to a call; a null status stands for one that failed. */
  | { kind: 'answer'; call: number; status: number | null; headers: [string, string][]; body: string };

/** What the thread tells the server. */
export type FromThread =
  | { kind: 'ready' }
  /** The rendering `id` calls a public operation. */
  | { kind: 'call'; id: number; call: number; address: string }
  | { kind: 'rendered'; id: number; rendered: Rendered }
  | { kind: 'failed'; id: number; error: unknown };
