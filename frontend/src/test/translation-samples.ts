import type { TranslatableType } from '@/api/generated/model.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { type StoredTranslation, translationKey } from '../../../mocks/store/translations.ts';

const findTranslation = (api: MockApi, type: TranslatableType, id: string): StoredTranslation => {
  const found = api.db.state.translations[translationKey('bn', type, id)];
  if (!found) throw new Error(`${type}/${id} is not translated`);
  return found;
};

/** Records in every state: not translated, incomplete, older than the original, a draft, and the rest. */
export function mixTranslations(api: MockApi): void {
  const { state } = api.db;
  delete state.translations[translationKey('bn', 'product', '6')];
  leaveOut(api, 'product', '2', ['title', 'features.1', 'pricing.1.name']);
  const [faq] = state.lists.faqs;
  if (faq) faq.question = 'How long does a project take from the first call?';
  findTranslation(api, 'service', '1').published = false;
}

/** Removes the translations of some texts. */
export function leaveOut(api: MockApi, type: TranslatableType, id: string, paths: readonly string[]): void {
  const translation = findTranslation(api, type, id);
  translation.texts = translation.texts.filter(({ path }) => !paths.includes(path));
}

/** A product with missing texts, and one whose original has been changed since. */
export function beginTranslation(api: MockApi): void {
  leaveOut(api, 'product', '2', ['features.1', 'pricing.1.name']);
  const found = api.db.state.catalogue.find(({ product }) => product.id === 2);
  if (found) found.product.description = 'The Bangla, Gregorian and Hijri date of every day on one screen.';
}

/** A product with a picture that is the same in both languages, and a slide whose picture was exchanged. */
export function beginPictures(api: MockApi): void {
  leaveOut(api, 'product', '4', ['images.3.url']);
  const { slides } = api.db.state.lists;
  const [slide, other] = [slides.find(({ id }) => id === 3), slides.find(({ id }) => id === 4)];
  if (slide && other) slide.picture = { ...slide.picture, url: other.picture.url };
}
