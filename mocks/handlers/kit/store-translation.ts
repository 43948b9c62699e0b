import type { AdminTranslationInput } from '../../../contract/generated/model.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import type { StoredPicture } from '../../../contract/rules/picture.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { PictureFile, TranslatedText } from '../../../contract/translations/translated-texts.ts';
import {
  auditTranslation,
  changePublication,
  changeTexts,
  type TranslationSource,
} from '../../../contract/translations/translation-records.ts';
import { conflict, type Problem } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { renderText } from '../../store/render-text.ts';
import { resolvePicture } from '../../store/resolve-picture.ts';
import { translationKey } from '../../store/translations.ts';

const withoutAlt = ({ alt: _, ...file }: StoredPicture): PictureFile => file;

/** The texts as stored: Markdown with what readers see of it, pictures of the library with their sizes. */
const render = async (
  db: MockDb,
  language: Language,
  texts: ReturnType<typeof changeTexts>,
): Promise<TranslatedText[] | Problem<400>> => {
  const rendered: TranslatedText[] = [];
  for (const { kind, ...text } of texts) {
    const result = kind === 'markdown' ? await renderText(db.state, 'texts', text.text, language) : null;
    if (result && 'body' in result) return result;
    const isNew = kind === 'picture' && !text.picture;
    const picture = isNew ? resolvePicture(db.state, 'texts', { url: text.text, alt: '' }) : null;
    if (picture && 'body' in picture) return picture;
    rendered.push({
      ...text,
      ...(result ? { html: result.html, headings: result.headings } : {}),
      ...(picture ? { picture: withoutAlt(picture) } : {}),
    });
  }
  return rendered;
};

interface TranslationChange {
  userId: string;
  language: Language;
  source: TranslationSource;
  input: AdminTranslationInput;
}

/** Stores a changed translation. @returns why it was refused */
export const storeTranslation = async (
  db: MockDb,
  { userId, language, source, input }: TranslationChange,
): Promise<Problem<400> | Problem<409> | undefined> => {
  const texts = await render(db, language, changeTexts(source, input));
  if ('body' in texts) return texts;
  const key = translationKey(language, source.type, source.id);
  const stored = db.state.translations[key];
  if ((stored?.version ?? 0) !== input.version) return conflict(REFUSALS.stale);
  const publication = changePublication(stored, input);
  db.state.translations[key] = {
    texts,
    ...publication,
    version: input.version + 1,
    savedBy: userId,
    updated_at: new Date().toISOString(),
  };
  recordChange(db, {
    actorId: userId,
    action: 'translation.update',
    subject: 'translation',
    subjectId: `${source.type}/${source.id}`,
    label: source.label,
    ...auditTranslation(source, { texts, ...publication }, language),
  });
  return undefined;
};
