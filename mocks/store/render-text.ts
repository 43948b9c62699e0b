import { pictureCandidates } from '../../backend/markdown/rendered.ts';
import { invalidField } from '../problems.ts';
import type { MockState } from './state.ts';

/** What readers get of a Markdown text, by the server's engine, which is loaded when the first text is written. */
export const renderText = async (state: MockState, field: string, text: string) => {
  const { MarkdownError, renderMarkdown } = await import('../../backend/markdown/render.ts');
  const asked = new Set(pictureCandidates(text));
  try {
    return renderMarkdown(
      text,
      state.pictures.filter(({ url }) => asked.has(url)),
    );
  } catch (error) {
    if (error instanceof MarkdownError || error instanceof RangeError) return invalidField(field, error.message);
    throw error;
  }
};
