import type { Language } from '../../../contract/rules/languages.ts';
import { bangla, digits, fonts } from '../scene.ts';
import { ramadan as c } from './palette.ts';
import { clock, type FastingDay, fastingDay } from './times.ts';

const dateFormats = (locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
  shortDate: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
});

/** The timetable's texts. */
const words = {
  en: {
    ...dateFormats('en-GB'),
    title: 'Ramadan 1446',
    titleStyle: `font:750 52px/1 ${fonts.display};letter-spacing:-.02em`,
    note: 'Rajshahi, sehri and iftar<br>The 30th fast depends on the moon',
    parts: ['Mercy', 'Forgiveness', 'Deliverance'],
    sehri: 'Sehri',
    iftar: 'Iftar',
  },
  bn: {
    ...dateFormats('bn-BD'),
    title: 'রমজান ১৪৪৬',
    titleStyle: `font:700 52px/1 ${fonts.banglaSans}`,
    note: 'রাজশাহীর সেহরি ও ইফতার<br>৩০তম রোজা চাঁদ দেখার ওপর নির্ভর করে',
    parts: ['প্রথম দশ দিন', 'মাঝের দশ দিন', 'শেষ দশ দিন'],
    sehri: 'সেহরি',
    iftar: 'ইফতার',
  },
} as const;

/** The three parts of the month, ten days each, as Bangladeshi timetables group them. */
const parts = ['রহমত', 'মাগফিরাত', 'নাজাত'] as const;

function row(day: FastingDay, today: number, language: Language): string {
  const { weekday, shortDate } = words[language];
  const now = day.ramadan === today;
  const cell = (text: string, extra: string) => `<span style="${extra}">${text}</span>`;
  return `<div style="display:grid;grid-template-columns:40px 1fr 62px 62px;align-items:center;height:52px;padding:0 14px 0 12px;margin:0 -12px;font-size:21px;${now ? `background:${c.marigold};border-radius:12px;` : `box-shadow:inset 0 -1px 0 #e6d9bd;`}${day.ramadan === 30 ? 'opacity:.55;' : ''}">
${cell(bangla(day.ramadan), `font:600 24px ${fonts.banglaSans};color:${now ? c.ink : c.coral}`)}${cell(`${weekday.format(day.date)} ${shortDate.format(day.date)}`, `font-size:18px;color:${now ? c.ink : '#5d6f6d'}`)}${cell(digits(clock(day.sehri), language), 'text-align:right;font-weight:550')}${cell(digits(clock(day.iftar), language), 'text-align:right;font-weight:700')}</div>`;
}

/** The timetable of the month on a tablet, 1240 x 800: three columns of ten days. */
export function monthScreen(today: number, language: Language = 'en'): string {
  const w = words[language];
  const column = (name: string, index: number) => {
    const days = Array.from({ length: 10 }, (_, day) => row(fastingDay(index * 10 + day + 1), today, language)).join(
      '',
    );
    return `<div><div style="display:flex;align-items:baseline;gap:12px;height:42px"><b style="font:400 33px ${fonts.banglaSerif}">${name}</b><span style="font-size:17px;color:#5d6f6d">${w.parts[index]}</span></div>
<div style="display:grid;grid-template-columns:40px 1fr 62px 62px;font-size:15px;font-weight:600;color:#5d6f6d;border-bottom:2px solid ${c.ink};margin:0 -12px;padding:14px 14px 8px 12px"><span></span><span></span><span style="text-align:right">${w.sehri}</span><span style="text-align:right">${w.iftar}</span></div>${days}</div>`;
  };
  return `<div style="height:100%;background:#fcf5e6;color:${c.ink};padding:44px 54px 0">
<div style="display:flex;align-items:flex-end;justify-content:space-between;margin-bottom:30px"><div style="${w.titleStyle}">${w.title}</div>
<div style="font-size:19px;color:#5d6f6d;text-align:right;line-height:1.35">${w.note}</div></div>
<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:62px">${parts.map(column).join('')}</div></div>`;
}
