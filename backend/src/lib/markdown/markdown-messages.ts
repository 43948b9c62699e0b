import type { MarkdownPicture, RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';

export interface ToMarkdownThread {
  text: string;
  pictures: readonly MarkdownPicture[];
}

export type FromMarkdownThread =
  | { kind: 'ready' }
  | { kind: 'rendered'; rendered: RenderedMarkdown }
  /** `message` is shown to the author */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: Error };
