import { t } from '../i18n/macros.ts';
import type { Language } from './languages.ts';

/** Number of the wording below. It is stored with each consent: a changed sentence gets the next number. */
export const CONSENT_WORDING = 1;

/** What a buyer agrees to before an immediate download (Directive 2011/83/EU, Art. 16(m)). */
export const consentText = (language: Language = 'en'): string =>
  t(language)`I agree that delivery starts immediately, and I understand that I then lose my right of withdrawal.`;
