import type { Transaction } from 'kysely';
import type { AdminTranslationInput } from '../../../../contract/generated/model.ts';
import { MARKDOWN_VERSION } from '../../../../contract/markdown/rendered.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { PictureFile, TextKind, TranslatedText } from '../../../../contract/translations/translated-texts.ts';
import {
  auditTranslation,
  changePublication,
  changeTexts,
  type TranslationSource,
} from '../../../../contract/translations/translation-records.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { renderMarkdownText, resolvePictures } from '../media/library-content.service.ts';
import { indexTranslations } from './searched-texts.repository.ts';
import { saveTranslation } from './translations.repository.ts';

/** A translation after a change; its new pictures are found in the transaction that stores it. */
interface PreparedTranslation {
  texts: (TranslatedText & { kind: TextKind })[];
  published: boolean;
  publishedTexts: readonly TranslatedText[] | null;
}

/** The changed translation as stored: Markdown with what readers see of it. @throws AppError 400 */
export async function prepareTranslation(
  { db }: Pick<Deps, 'db'>,
  language: Language,
  source: TranslationSource,
  input: AdminTranslationInput,
): Promise<PreparedTranslation> {
  const texts: PreparedTranslation['texts'] = [];
  for (const text of changeTexts(source, input)) {
    const result = text.kind === 'markdown' ? await renderMarkdownText({ db }, 'texts', text.text, language) : null;
    texts.push(result ? { ...text, html: result.html, headings: result.headings } : text);
  }
  return { texts, ...changePublication(source.translation, input) };
}

/** The texts as stored. @throws AppError 400 when a new picture is not in the library */
async function storedTexts(tx: Transaction<Database>, texts: PreparedTranslation['texts']): Promise<TranslatedText[]> {
  const added = texts.filter(({ kind, picture }) => kind === 'picture' && !picture).map(({ text }) => text);
  const choices = [...new Set(added)].map((url) => ({ url, alt: '' }));
  const pictures = new Map<string, PictureFile>();
  for (const { alt: _, ...file } of await resolvePictures(tx, 'texts', choices)) pictures.set(file.url, file);
  return texts.map(({ kind, ...text }) => {
    const picture = kind === 'picture' ? (text.picture ?? pictures.get(text.text)) : undefined;
    return picture ? { ...text, picture } : text;
  });
}

interface TranslationChange {
  user: SessionUser;
  language: Language;
  source: TranslationSource;
  prepared: PreparedTranslation;
  /** Of the translation that was edited; 0 for none. */
  version: number;
  at: Date;
}

/**
 * Stores a changed translation with its audit row.
 * @returns whether the version was still the current one
 * @throws AppError 400
 */
export async function changeTranslation(tx: Transaction<Database>, change: TranslationChange): Promise<boolean> {
  const { user, language, source, prepared, version, at } = change;
  const record = { type: source.type, id: source.id };
  const texts = await storedTexts(tx, prepared.texts);
  const values = { ...prepared, texts, language, record, htmlVersion: MARKDOWN_VERSION, version, userId: user.id, at };
  if (!(await saveTranslation(tx, values))) return false;
  await indexTranslations(tx, record);
  await recordChange(tx, {
    actorId: user.id,
    action: 'translation.update',
    subject: 'translation',
    subjectId: `${record.type}/${record.id}`,
    label: source.label,
    ...auditTranslation(source, prepared, language),
    at,
  });
  return true;
}
