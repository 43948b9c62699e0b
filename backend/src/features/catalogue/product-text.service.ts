import type { Transaction } from 'kysely';
import type { AdminProductInput } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockTextPictures, renderText, type StoredText } from '../media/library-content.service.ts';

/** A product's long text with its rendered form; undefined leaves it unchanged. */
export type ProductText = (StoredText & { body: string }) | undefined;

/** Renders the long text of a form; call it before the transaction, because rendering is slow. @throws AppError 400 */
export async function renderProductText(
  deps: Pick<Deps, 'db'>,
  { body }: Pick<AdminProductInput, 'body'>,
): Promise<ProductText> {
  const content = body?.trim();
  if (content === undefined) return undefined;
  return { body: content, ...(await renderText(deps, 'body', { content, format: content ? 'markdown' : 'plain' })) };
}

/**
 * The columns of a long text. Its pictures cannot be deleted from the library before the transaction ends.
 * @throws AppError 400 when one has been deleted from it in the meantime
 */
export async function toTextColumns(tx: Transaction<Database>, text: ProductText) {
  if (!text) return {};
  const { html, html_version, text_pictures } = await lockTextPictures(tx, text);
  return { body: text.body, body_html: html, html_version, text_pictures };
}
