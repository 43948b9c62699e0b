import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { renderMarkdownText } from '../media/library-content.service.ts';
import {
  listOutdatedTexts,
  type OutdatedText,
  replaceHtml,
  TEXT_TABLES,
  type TextTable,
} from './outdated-texts.repository.ts';

type RenderDeps = Pick<Deps, 'db' | 'log'>;

async function rerender({ db, log }: RenderDeps, table: TextTable, text: OutdatedText): Promise<void> {
  try {
    await replaceHtml(db, table, text, await renderMarkdownText({ db }, 'content', text.content));
  } catch (error) {
    // Readers keep the existing HTML.
    if (!(error instanceof AppError)) throw error;
    log.warn('A text cannot be rendered by the present renderer', { table, id: text.id, reason: error.message });
  }
}

/** Re-renders the texts of articles, pages, case studies and products of an older renderer, one at a time, each stored separately. */
export async function rerenderOutdatedTexts(deps: RenderDeps): Promise<void> {
  for (const table of TEXT_TABLES) {
    let texts = await listOutdatedTexts(deps.db, table, 0);
    while (texts.length > 0) {
      for (const text of texts) await rerender(deps, table, text);
      texts = await listOutdatedTexts(deps.db, table, texts.at(-1)?.id ?? 0);
    }
  }
}
