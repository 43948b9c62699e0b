// Dates and times in an email. The author of a message knows the moment but not the time zone to show it in: both are
// inserted as placeholders and become text, in the shop's time zone, when the email is stored.

import { writeBanglaMoment } from '../../../contract/rules/bangla-moment.ts';
import { type Language, LOCALES } from '../../../contract/rules/languages.ts';

/** Private-use characters: they do not occur in user texts, and JSON keeps them unchanged. */
const [BEGIN, END] = ['\uE000', '\uE001'];
const PLACEHOLDER = new RegExp(`${BEGIN}(day|moment):([^${END}]*)${END}`, 'g');

/** @returns a placeholder for a date, such as 'November 27, 2026' */
export const dayPlaceholder = (at: Date): string => `${BEGIN}day:${at.toISOString()}${END}`;

/** @returns a placeholder for a date and time with its zone, such as 'November 27, 2026 at 10:05 PM GMT+6' */
export const momentPlaceholder = (at: Date): string => `${BEGIN}moment:${at.toISOString()}${END}`;

const STYLES: Record<string, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  moment: { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

/** The locale's own pattern has an English AM or PM, and the zone as a difference. */
function formatBanglaMoment(at: Date, timeZone: string): string {
  const { timeZoneName: _zone, ...style } = STYLES.moment ?? {};
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES.bn, { ...options, timeZone }).formatToParts(at);
  const zone = format({ timeZoneName: 'shortGeneric' }).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${writeBanglaMoment(format({ ...style, dayPeriod: 'short' }))} (${zone})`;
}

function formatDate(at: Date, style: string, timeZone: string, language: Language): string {
  if (language === 'bn' && style === 'moment') return formatBanglaMoment(at, timeZone);
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone });
  return format.format(at).replaceAll('\u202f', ' ');
}

/**
 * Replaces the placeholders in all texts of a message.
 * @param timeZone the shop's
 */
export function fillInDates<Message>(message: Message, timeZone: string, language: Language = 'en'): Message {
  const formatMoment = (_mark: string, style: string, iso: string) => {
    const at = new Date(iso);
    return Number.isNaN(at.getTime()) ? '' : formatDate(at, style, timeZone, language);
  };
  const texts = JSON.stringify(message);
  return texts.includes(BEGIN) ? JSON.parse(texts.replace(PLACEHOLDER, formatMoment)) : message;
}
