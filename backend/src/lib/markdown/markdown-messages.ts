import type { MarkdownPicture, RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import type { Language } from '../../../../contract/rules/languages.ts';

export interface ToMarkdownThread {
  text: string;
  pictures: readonly MarkdownPicture[];
  language: Language;
}

export type FromMarkdownThread =
  | { kind: 'ready' }
  | { kind: 'rendered'; rendered: RenderedMarkdown }
  /** `message` is shown to the author */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: Error };
