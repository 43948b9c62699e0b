import type { EmbeddedPlace } from '../embeds.ts';
import { clock, dhakaClock, fastTimes } from './fasting-day.ts';
import { dayAt, findPlace, readDay } from './places.ts';

const TEXTS = {
  en: {
    locale: 'en',
    title: (name: string) => `Sehri and iftar in ${name} today`,
    sehri: 'Sehri ends',
    iftar: 'Iftar',
    morning: (time: string) => `${time} am`,
    evening: (time: string) => `${time} pm`,
    prayers: { Fajr: 'Fajr', Dhuhr: 'Dhuhr', Asr: 'Asr', Maghrib: 'Maghrib', Isha: 'Isha' },
  },
  bn: {
    locale: 'bn-BD',
    title: (name: string) => `আজকের সেহরি ও ইফতার: ${name}`,
    sehri: 'সেহরির শেষ সময়',
    iftar: 'ইফতার',
    morning: (time: string) => `ভোর ${time}`,
    evening: (time: string) => `সন্ধ্যা ${time}`,
    prayers: { Fajr: 'ফজর', Dhuhr: 'জোহর', Asr: 'আসর', Maghrib: 'মাগরিব', Isha: 'এশা' },
  },
} as const;

const BANGLA_ZERO = 0x09e6;
const toDigits = (text: string, language: 'en' | 'bn'): string =>
  language === 'en' ? text : text.replaceAll(/\d/g, (digit) => String.fromCodePoint(BANGLA_ZERO + Number(digit)));

const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;

/** The times of the current day in a district; undefined for an unknown one. */
export function renderTimes(slug: string, language: 'en' | 'bn', now: number): EmbeddedPlace | undefined {
  const place = findPlace(slug);
  if (!place) return undefined;
  const texts = TEXTS[language];
  const day = dayAt(now);
  const { sehri, iftar, prayers } = fastTimes(readDay(day), place);
  const shown = (minutes: number) => toDigits(clock(minutes), language);
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const secondOfDay = dhakaClock(now).minutes * 60 + Math.floor((now % MINUTE_MS) / 1000);
  return {
    title: texts.title(language === 'bn' ? place.bangla : place.name),
    day,
    date: new Intl.DateTimeFormat(texts.locale, format).format(Date.parse(day)),
    figures: [
      { label: texts.sehri, value: texts.morning(shown(sehri)) },
      { label: texts.iftar, value: texts.evening(shown(iftar)) },
    ],
    rows: prayers.map(({ name, at }) => ({ label: texts.prayers[name], value: shown(at) })),
    freshSeconds: DAY_SECONDS - secondOfDay,
  };
}
