import { WEEKDAYS } from '../../live/bangla/bangla-words.ts';
import { homeBar, statusBar } from '../kit/device.ts';
import { bangla, fonts } from '../scene.ts';
import { gregorian, monthLengths, monthNames } from './calendar.ts';
import { motif } from './motifs.ts';
import { colours as c } from './palette.ts';

const gregorianShort = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const holidays: Record<number, string> = { 1: 'পহেলা বৈশাখ', 18: 'মে দিবস', 25: 'রবীন্দ্রজয়ন্তী', 28: 'বুদ্ধ পূর্ণিমা' };

const page = (content: string, ground: string = c.page) =>
  `<div style="height:100%;background:${ground};color:${c.ink};position:relative;font-family:${fonts.banglaSans}">${content}${homeBar(c.ink)}</div>`;

function monthGrid(): string {
  const first = gregorian(0, 1).getUTCDay();
  const heads = WEEKDAYS.map(
    (name, index) =>
      `<span style="font-size:16px;font-weight:600;color:${index > 4 ? c.red : c.soft};padding-bottom:8px">${name}</span>`,
  );
  const blanks = Array.from({ length: first }, () => '<span></span>');
  const days = Array.from({ length: monthLengths[0] }, (_, index) => {
    const date = gregorian(0, index + 1);
    const today = index === 0;
    const free = date.getUTCDay() > 4 || holidays[index + 1] !== undefined;
    const dot =
      holidays[index + 1] && !today
        ? `<i class="abs" style="left:50%;top:4px;width:6px;height:6px;margin-left:-3px;border-radius:50%;background:${c.turmeric}"></i>`
        : '';
    return `<span style="position:relative;height:64px;padding-top:11px;border-radius:14px;line-height:1;${today ? `background:${c.red};color:${c.cream}` : free ? `color:${c.red}` : ''}">${dot}<b style="font:400 26px/1 ${fonts.banglaSerif};display:block">${bangla(index + 1)}</b><small style="font:500 12.5px/1 ${fonts.text};opacity:${today ? 0.9 : 0.62};display:block;margin-top:6px">${date.getUTCDate()}</small></span>`;
  });
  return `<div style="display:grid;grid-template-columns:repeat(7,1fr);gap:2px 4px;text-align:center">${[...heads, ...blanks, ...days].join('')}</div>`;
}

/** The month of Boishakh 1432 with Bangla numerals, Gregorian days below them and the holidays. */
export function monthScreen(): string {
  const notes = Object.entries(holidays)
    .slice(0, 3)
    .map(
      ([day, name]) =>
        `<div style="display:flex;align-items:center;gap:14px;height:50px;border-top:1px solid ${c.line};font-size:19px;font-weight:500"><b style="font:400 24px ${fonts.banglaSerif};color:${c.red};width:34px;text-align:right">${bangla(day)}</b>${name}<span style="margin-left:auto;font:500 15px ${fonts.text};color:${c.soft}">${gregorianShort.format(gregorian(0, Number(day)))}</span></div>`,
    )
    .join('');
  return page(`${statusBar('9:30')}<div style="padding:14px 20px 0"><div style="display:flex;align-items:flex-end;justify-content:space-between;padding:0 6px 20px"><div><div style="font:400 46px/1.05 ${fonts.banglaSerif};color:${c.red}">${monthNames[0]} ${bangla(1432)}</div><div style="font:500 16px/1.3 ${fonts.text};color:${c.soft};margin-top:9px">14 April to 14 May 2025</div></div>
<svg width="74" height="30" fill="none" stroke="${c.ink}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"><path d="m18 6-9 9 9 9M56 6l9 9-9 9"/></svg></div>${monthGrid()}<div style="margin-top:12px;padding:0 6px">${notes}</div></div>`);
}

/** One day in three calendars: 8 Falgun 1431, 21 February 2025, 21 Shaban 1446. */
export function dayScreen(): string {
  const row = (label: string, value: string, face: string) =>
    `<div style="display:flex;justify-content:space-between;align-items:baseline;padding:13px 0;border-top:1px solid ${c.line}"><span style="font-size:17px;color:${c.soft}">${label}</span><span style="font:${face}">${value}</span></div>`;
  return page(`<div style="background:${c.red};color:${c.cream};height:404px;position:relative;overflow:hidden">${statusBar('6:12')}
<svg class="abs" style="left:0;bottom:0" width="390" height="330" viewBox="-195 -330 390 330"><circle cy="-120" r="118" fill="${c.turmeric}"/>${motif.minar(1.18, c.cream, c.red)}<path d="M-195-14H195V0H-195Z" fill="${c.deep}"/></svg></div>
<div style="padding:24px 28px 0"><div style="font:400 44px/1.1 ${fonts.banglaSerif};color:${c.red}">৮ ফাল্গুন ১৪৩১</div><div style="font-size:19px;line-height:1.45;font-weight:500;margin:8px 0 20px">শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস</div>
${row('বার', 'শুক্রবার', `500 20px ${fonts.banglaSans}`)}${row('ইংরেজি', '21 February 2025', `600 19px ${fonts.text}`)}${row('হিজরি', '২১ শাবান ১৪৪৬', `500 20px ${fonts.banglaSans}`)}${row('ঋতু', 'বসন্ত', `500 20px ${fonts.banglaSans}`)}</div>`);
}

export const festivals = [
  { name: 'পহেলা বৈশাখ', day: '১', month: 'বৈশাখ', date: '14 April', art: 'sun' },
  { name: 'রবীন্দ্রজয়ন্তী', day: '২৫', month: 'বৈশাখ', date: '8 May', art: 'book' },
  { name: 'বর্ষা উৎসব', day: '১', month: 'আষাঢ়', date: '15 June', art: 'rain' },
  { name: 'নবান্ন', day: '১', month: 'অগ্রহায়ণ', date: '16 November', art: 'paddy' },
  { name: 'বিজয় দিবস', day: '১', month: 'পৌষ', date: '16 December', art: 'flag' },
  { name: 'পহেলা ফাল্গুন', day: '১', month: 'ফাল্গুন', date: '14 February', art: 'palash' },
] as const;

/** The festivals of 1432 in the order of the year. */
export function festivalScreen(): string {
  const tints = [c.red, '#7b4a2c', '#2f5f74', '#b9822a', '#f0dfb9', '#c4572a'];
  const item = (entry: (typeof festivals)[number], index: number) =>
    `<div style="display:flex;gap:16px;align-items:center;padding:12px 0;border-top:${index ? `1px solid ${c.line}` : 0}"><div style="width:82px;height:82px;border-radius:20px;background:${tints[index]};flex:none"><svg width="82" height="82" viewBox="-41 -41 82 82">${motif[entry.art](1, entry.art === 'flag' ? c.ink : c.cream, tints[index] ?? c.red)}</svg></div>
<div><div style="font:400 25px/1.25 ${fonts.banglaSerif}">${entry.name}</div><div style="font-size:17px;color:${c.soft};margin-top:3px">${entry.day} ${entry.month} <span style="font-family:${fonts.text};font-size:15.5px">· ${entry.date}</span></div></div></div>`;
  return page(
    `${statusBar('9:30')}<div style="padding:16px 24px 0"><div style="font:400 42px/1.1 ${fonts.banglaSerif};color:${c.red};padding-bottom:14px">উৎসব ${bangla(1432)}</div>${festivals.map(item).join('')}</div>`,
  );
}
