import { toMessage } from '../../contract/i18n/message.ts';
import { pictureCandidates } from '../../contract/markdown/rendered.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { invalidField } from '../problems.ts';
import type { MockState } from './state.ts';

/** Renders Markdown for readers with the server's engine, which is loaded with the first text. */
export const renderText = async (state: MockState, field: string, text: string, language?: Language) => {
  const { MarkdownError, renderMarkdown } = await import('../../contract/markdown/render.ts');
  const candidateUrls = new Set(pictureCandidates(text));
  try {
    return renderMarkdown(
      text,
      state.pictures.filter(({ url }) => candidateUrls.has(url)),
      language,
    );
  } catch (error) {
    if (error instanceof MarkdownError || error instanceof RangeError)
      return invalidField(field, toMessage(error.message));
    throw error;
  }
};
