import type { Language } from '../../../../contract/rules/languages.ts';
import type { MaintenanceSite, Rendered } from './renderer.ts';

/** Messages from the server to its rendering thread. */
export type ToThread =
  | { kind: 'render'; id: number; url: string }
  | { kind: 'closed'; id: number; site: MaintenanceSite; language: Language }
  /** The response to a call; status null for a failed one. */
  | { kind: 'answer'; call: number; status: number | null; headers: [string, string][]; body: string };

/** Messages from the thread to the server. */
export type FromThread =
  | { kind: 'ready' }
  /** The rendering `id` calls a public operation in the language of its page. */
  | { kind: 'call'; id: number; call: number; address: string; language: string | null }
  | { kind: 'rendered'; id: number; rendered: Rendered }
  | { kind: 'failed'; id: number; error: unknown };
