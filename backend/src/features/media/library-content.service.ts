import type { Transaction } from 'kysely';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { MARKDOWN_VERSION, pictureCandidates, type RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, StoredPicture, TextFormat } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, invalid } from '../../lib/errors.ts';
import { markdown, UnreadableMarkdown } from '../../lib/markdown/markdown.ts';
import { listPicturesByUrl, lockPictures } from './admin-pictures.repository.ts';

/** A picture of the library as sent by a form; `alt` describes it for this use. */
export interface PictureInput {
  url: string;
  alt: string;
}

/**
 * The chosen pictures as stored with their content. They cannot be deleted from the library before the transaction
 * ends.
 * @param field of the form, for the error
 * @throws AppError 400 when one is not in the library
 */
export async function resolvePictures(
  tx: Transaction<Database>,
  field: string,
  inputs: readonly PictureInput[],
): Promise<StoredPicture[]> {
  if (inputs.length === 0) return [];
  const rows = await lockPictures(tx, [...new Set(inputs.map(({ url }) => url))]);
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  return inputs.map(({ url, alt }) => {
    const row = byUrl.get(url);
    if (!row) throw invalid(field, REFUSALS.chosenPictureGone);
    const { width, height, widths, placeholder } = row;
    return { url, alt: alt.trim(), width, height, widths, placeholder };
  });
}

/** A text as stored together with its source. */
export interface StoredText {
  format: TextFormat;
  html: string | null;
  html_version: number | null;
  pictures: string[];
}

/**
 * Renders a Markdown text to the HTML for readers.
 * @param field of the form, for the error
 * @throws AppError 400 when the text takes too long or is nested too deeply
 */
export async function renderMarkdownText(
  { db }: Pick<Deps, 'db'>,
  field: string,
  text: string,
  language?: Language,
): Promise<RenderedMarkdown> {
  const pictures = await listPicturesByUrl(db, pictureCandidates(text));
  try {
    return await markdown.render(text, pictures, language);
  } catch (error) {
    throw error instanceof UnreadableMarkdown ? invalid(field, toMessage(error.message)) : error;
  }
}

/** The stored form of a text; call it before the transaction, because rendering is slow. @throws AppError 400 */
export async function renderText(
  deps: Pick<Deps, 'db'>,
  field: string,
  { content, format = 'plain' }: { content: string; format?: TextFormat | undefined },
): Promise<StoredText> {
  if (format === 'plain') return { format, html: null, html_version: null, pictures: [] };
  const { html, pictures } = await renderMarkdownText(deps, field, content.trim());
  return { format, html, html_version: MARKDOWN_VERSION, pictures };
}

/**
 * The columns of a text. Its pictures cannot be deleted from the library before the transaction ends.
 * @throws AppError 400 when one has been deleted from it in the meantime
 */
export async function lockTextPictures(tx: Transaction<Database>, { pictures, ...text }: StoredText) {
  const lockedPictures = pictures.length === 0 ? [] : await lockPictures(tx, pictures);
  if (lockedPictures.length < pictures.length) throw new AppError(400, 'invalid_request', REFUSALS.textPictureGone);
  return { ...text, text_pictures: JSON.stringify(pictures) };
}
