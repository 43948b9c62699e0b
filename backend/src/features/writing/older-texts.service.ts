import type { WritingKind } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { renderMarkdownText } from '../media/render-text.service.ts';
import { findOlderTexts, type OlderText, replaceHtml } from './older-texts.repository.ts';

type Parts = Pick<Deps, 'db' | 'log'>;

async function renderAnew({ db, log }: Parts, kind: WritingKind, text: OlderText): Promise<void> {
  try {
    await replaceHtml(db, kind, text, await renderMarkdownText({ db }, 'content', text.content));
  } catch (error) {
    // Readers keep the existing HTML.
    if (!(error instanceof AppError)) throw error;
    log.warn('A text cannot be rendered by the present renderer', { kind, id: text.id, reason: error.message });
  }
}

/** Re-renders articles and pages of an older renderer, one at a time, each stored separately. */
export async function renderOlderTexts(parts: Parts): Promise<void> {
  for (const kind of ['posts', 'pages'] as const) {
    let texts = await findOlderTexts(parts.db, kind, 0);
    while (texts.length > 0) {
      for (const text of texts) await renderAnew(parts, kind, text);
      texts = await findOlderTexts(parts.db, kind, texts.at(-1)?.id ?? 0);
    }
  }
}
