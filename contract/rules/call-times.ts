import { type Localised, localised } from '../i18n/message.ts';
import { writeBanglaMoment } from './bangla-moment.ts';
import { type Language, LOCALES } from './languages.ts';

/** A moment in a time zone with its weekday and zone: 'Monday, December 7, 2026 at 11:00 PM (America/New York)'. */
export function formatCallTime(at: Date, timeZone: string, language: Language = 'en'): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    ...(language === 'bn' ? { dayPeriod: 'short' } : {}),
    timeZone,
  });
  const text = language === 'bn' ? writeBanglaMoment(format.formatToParts(at)) : format.format(at);
  return `${text.replaceAll('\u202f', ' ')} (${timeZone.replaceAll('_', ' ')})`;
}

/** The time of a call in the activity, by the shop's clock: '2026-12-08 10:00'. */
export const toCallLabel = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);

/** The time of a call for a message, in the message's language. */
export const callTimeText = (at: Date, timeZone: string): Localised =>
  localised((language) => formatCallTime(at, timeZone, language));
