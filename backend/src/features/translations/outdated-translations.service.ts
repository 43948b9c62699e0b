import { MARKDOWN_VERSION } from '../../../../contract/markdown/rendered.ts';
import { isLanguage } from '../../../../contract/rules/languages.ts';
import type { TranslatedText } from '../../../../contract/translations/translated-texts.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';
import { listOutdatedTranslations, type OutdatedTranslation, replaceTexts } from './translations.repository.ts';

type RenderDeps = Pick<Deps, 'db' | 'log'>;

async function renderTexts(
  db: RenderDeps['db'],
  language: string,
  texts: readonly TranslatedText[],
): Promise<TranslatedText[]> {
  const rendered: TranslatedText[] = [];
  for (const text of texts) {
    if (text.html === undefined || !isLanguage(language)) rendered.push(text);
    else {
      const { html, headings } = await renderMarkdownText({ db }, 'texts', text.text, language);
      rendered.push({ ...text, html, headings });
    }
  }
  return rendered;
}

async function rerender({ db, log }: RenderDeps, translation: OutdatedTranslation): Promise<void> {
  const { language, type, record_id: id, published_texts: published } = translation;
  try {
    const texts = await renderTexts(db, language, translation.texts);
    const publishedTexts = published && (await renderTexts(db, language, published));
    await replaceTexts(db, translation, { texts, publishedTexts });
  } catch (error) {
    // Readers keep the existing HTML.
    if (!(error instanceof AppError)) throw error;
    log.warn('A translation cannot be rendered by the present renderer', { type, id, reason: error.message });
  }
}

/** Re-renders the translations of an older renderer, one at a time, each stored separately. */
export async function rerenderOutdatedTranslations(deps: RenderDeps): Promise<void> {
  for (const translation of await listOutdatedTranslations(deps.db, MARKDOWN_VERSION))
    await rerender(deps, translation);
}
