import type { WritingKind } from '../../../../contract/generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { renderMarkdownText } from '../media/render-text.service.ts';
import { listOutdatedTexts, type OutdatedText, replaceHtml } from './outdated-texts.repository.ts';

type RenderDeps = Pick<Deps, 'db' | 'log'>;

async function rerender({ db, log }: RenderDeps, kind: WritingKind, text: OutdatedText): Promise<void> {
  try {
    await replaceHtml(db, kind, text, await renderMarkdownText({ db }, 'content', text.content));
  } catch (error) {
    // Readers keep the existing HTML.
    if (!(error instanceof AppError)) throw error;
    log.warn('A text cannot be rendered by the present renderer', { kind, id: text.id, reason: error.message });
  }
}

/** Re-renders articles and pages of an older renderer, one at a time, each stored separately. */
export async function rerenderOutdatedTexts(deps: RenderDeps): Promise<void> {
  for (const kind of ['posts', 'pages'] as const) {
    let texts = await listOutdatedTexts(deps.db, kind, 0);
    while (texts.length > 0) {
      for (const text of texts) await rerender(deps, kind, text);
      texts = await listOutdatedTexts(deps.db, kind, texts.at(-1)?.id ?? 0);
    }
  }
}
