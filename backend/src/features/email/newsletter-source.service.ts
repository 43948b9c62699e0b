import type { NewsletterSource, NewsletterTexts } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import { writeText } from '../../../../contract/i18n/message.ts';
import { type Language, toLanguageUrl } from '../../../../contract/rules/languages.ts';
import { toSourceText } from '../../../../contract/rules/newsletters.ts';
import { escapeMarkdown } from '../../../../contract/rules/plain-markdown.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { recordKeys, translateBody } from '../../../../contract/translations/translate-body.ts';
import { listPublishedTranslations } from '../../db/published-translations.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames, translateNotes } from '../../i18n/translated-names.ts';
import '../../i18n/translations.ts';
import { notFound } from '../../lib/errors.ts';
import { findArticleSource, findReleaseSource } from './newsletter-source.repository.ts';

type SourceDeps = Pick<Deps, 'db' | 'env'>;

const NOTHING = { subject: '', content: '' };

/** An article in a language; undefined in one that it is not translated into. */
async function readArticle({ db }: SourceDeps, id: number, language: Language) {
  const article = await findArticleSource(db, id);
  if (!article) throw notFound(REFUSALS.newsletterSource);
  if (language === 'en') return article;
  const translations = await listPublishedTranslations(db, language, recordKeys('PostCard', article));
  const translated = translateBody('PostCard', article, { language, translations }) as typeof article;
  return translated.title === article.title ? undefined : translated;
}

async function draftArticle(deps: SourceDeps, id: number, language: Language) {
  const article = await readArticle(deps, id, language);
  if (!article) return NOTHING;
  const url = toLanguageUrl(`${deps.env.publicUrl}/blog/${article.address}`, language);
  const label = msg`Read the article`.toText(language);
  return toSourceText(article.title, escapeMarkdown(article.excerpt), { label, url });
}

async function draftRelease({ db, env }: SourceDeps, id: string, language: Language) {
  const release = await findReleaseSource(db, id);
  if (!release) throw notFound(REFUSALS.newsletterSource);
  const { product_id, title, version } = release;
  const { product_name: product } = await translateNames(db, { product_id, product_name: title });
  const notes = writeText(language, await translateNotes(db, release));
  const isTranslated = notes !== release.notes || writeText(language, product) !== title;
  if (language !== 'en' && !isTranslated) return NOTHING;
  const url = toLanguageUrl(`${env.publicUrl}/product/${product_id}/changelog`, language);
  const label = msg`See what’s new`.toText(language);
  return toSourceText(msg`${product} ${version} is out`.toText(language), notes, { label, url });
}

/** The texts of a newsletter about an article or release, in each language that it has. @throws AppError 404 */
export async function draftTexts(deps: SourceDeps, { kind, id }: NewsletterSource): Promise<NewsletterTexts> {
  const isNumber = /^\d+$/.test(id);
  if (isNumber !== (kind === 'article')) throw notFound(REFUSALS.newsletterSource);
  const draft = (language: Language) =>
    kind === 'article' ? draftArticle(deps, Number(id), language) : draftRelease(deps, id, language);
  return { en: await draft('en'), bn: await draft('bn') };
}
