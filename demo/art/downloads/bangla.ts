import { WEEKDAYS } from '../../live/bangla/bangla-words.ts';
import { alpana, border } from '../bangla/alpana.ts';
import { gregorian, monthLengths, monthNames } from '../bangla/calendar.ts';
import { colours as c } from '../bangla/palette.ts';
import { festivals } from '../bangla/screens.ts';
import { layer } from '../kit/shapes.ts';
import { bangla, fonts, times } from '../scene.ts';
import { type Press, sheet } from './paper.ts';
import { zip } from './zip.ts';

const english = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const iso = (date: Date) => date.toISOString().slice(0, 10);
const festivalOn = (month: number, day: number) =>
  festivals.find((festival) => festival.month === monthNames[month] && festival.day === bangla(day));

interface GridLook {
  ink: string;
  accent: string;
  soft: string;
  size: number;
}

/** A month as a grid of seven columns; Fridays and Saturdays in the accent. */
const grid = (month: number, { ink, accent, soft, size }: GridLook): string => {
  const first = gregorian(month, 1).getUTCDay();
  const heads = WEEKDAYS.map((name) => `<span style="color:${soft};font-size:.5em">${name}</span>`);
  const days = Array.from({ length: monthLengths[month] ?? 30 }, (_, index) => {
    const date = gregorian(month, index + 1);
    const free = date.getUTCDay() >= 5 || festivalOn(month, index + 1);
    return `<span style="color:${free ? accent : ink}">${bangla(index + 1)}<small style="display:block;font:500 .36em/1.2 ${fonts.text};color:${soft}">${date.getUTCDate()}</small></span>`;
  });
  return `<div style="display:grid;grid-template-columns:repeat(7,1fr);text-align:center;row-gap:.45em;font:600 ${size}px/1.15 ${fonts.banglaSans}" lang="bn">${heads.join('')}${times(first, () => '<span></span>')}${days.join('')}</div>`;
};

const monthSheet = (month: number) => {
  const [from, to] = [gregorian(month, 1), gregorian(month, monthLengths[month] ?? 30)];
  const own = festivals.filter((festival) => festival.month === monthNames[month]);
  const list = own.map(
    ({ name, day, date }) => `<p lang="bn"><b>${day}</b> ${name} <span lang="en">· ${date}</span></p>`,
  );
  const band = layer(660, 70, `<g transform="translate(0 66)">${border(660, 60, c.red, c.page, c.turmeric)}</g>`);
  const body = `<div style="height:70px">${band}</div><h1 lang="bn" style="font:400 44pt/1.2 ${fonts.banglaSerif};color:${c.red};margin-top:8mm">${monthNames[month]} ১৪৩২</h1><p>${english.format(from)} to ${english.format(to)} ${to.getUTCFullYear()}</p><div style="margin-top:12mm">${grid(month, { ink: c.ink, accent: c.red, soft: c.soft, size: 34 })}</div><div style="margin-top:10mm">${list.join('')}</div>`;
  return sheet('Bangla Calendar 2025', bangla(month + 1), body);
};

const rows = [
  'month,first_day,days',
  ...monthNames.map((name, month) => `${name},${iso(gregorian(month, 1)).slice(5)},${monthLengths[month]}`),
];

const dayEvent = (date: Date, title: string) =>
  `BEGIN:VEVENT\r\nUID:${iso(date)}-${title.length}@nodi.example\r\nDTSTAMP:20250101T000000Z\r\nDTSTART;VALUE=DATE:${iso(date).replaceAll('-', '')}\r\nSUMMARY:${title}\r\nEND:VEVENT`;

const events = monthNames.flatMap((name, month) => [
  dayEvent(gregorian(month, 1), `১ ${name} ১৪৩২`),
  ...Array.from({ length: monthLengths[month] ?? 30 }, (_, index) => festivalOn(month, index + 1)).flatMap(
    (festival, index) => (festival ? [dayEvent(gregorian(month, index + 1), festival.name)] : []),
  ),
]);

const README = `বাংলা ক্যালেন্ডার ১৪৩২

বাংলা-১৪৩২.pdf   বারো মাসের পাতা, A4 কাগজে ছাপার জন্য। শুক্র, শনি ও উৎসবের দিন লাল।
বাংলা-১৪৩২.ics   প্রতি মাসের প্রথম দিন ও উৎসব; ফোন বা কম্পিউটারের ক্যালেন্ডারে খুলুন।
মাস.csv          মাস, প্রথম দিন (মাস-দিন) ও দিনের সংখ্যা; স্প্রেডশিটের জন্য।

The calendar of Bangladesh as revised in 2019: the first six months have 31 days, Falgun 29 (30 in a leap
year), the others 30. The year 1432 runs from 14 April 2025 to 13 April 2026.
`;

/** Sheets to print, events for a phone's calendar, and a table. */
export const banglaCalendar = async (press: Press): Promise<Buffer> =>
  zip([
    { name: 'পড়ুন.txt', content: README },
    { name: 'বাংলা-১৪৩২.pdf', content: await press.pdf(times(12, monthSheet)) },
    {
      name: 'বাংলা-১৪৩২.ics',
      content: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Nodi Studio//Bangla Calendar//BN\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`,
    },
    { name: 'মাস.csv', content: `${rows.join('\n')}\n` },
  ]);

/** The first month of 1432 for a phone's lock screen. */
export const banglaWallpaper = (press: Press): Promise<Buffer> =>
  press.png({
    width: 1080,
    height: 2340,
    background: c.red,
    colours: 40,
    body: `${layer(1080, 2340, `<g transform="translate(540 330) scale(2.1)">${alpana('#a3221a', c.red, '#a3221a')}</g><g transform="translate(540 2300) scale(1.5)">${alpana(c.cream, c.red, c.turmeric)}</g>`)}<div class="abs" style="left:80px;right:80px;top:800px;padding:64px 44px 72px;border-radius:44px;background:${c.page}"><p lang="bn" style="font:400 108px/1.2 ${fonts.banglaSerif};color:${c.red};text-align:center;margin-bottom:44px">বৈশাখ ১৪৩২</p>${grid(0, { ink: c.ink, accent: c.red, soft: c.soft, size: 56 })}</div>`,
  });
