import { districts } from '../../live/ramadan/districts.ts';
import { type Place, sunTimes } from '../../live/ramadan/sun-times.ts';
import { bangla, times } from '../scene.ts';
import { type Press, sheet } from './paper.ts';
import { type Entry, zip } from './zip.ts';

/** Ramadan 1446 in Bangladesh: thirty days from 2 March 2025. */
const DAYS = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2025, 2, 2 + index)));
const two = (value: number) => String(value).padStart(2, '0');
/** A time of day in Bangladesh, six hours ahead of UTC, in calendar format. */
const stamp = (date: Date, minutes: number) =>
  `${new Date(date.getTime() + (minutes - 360) * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const shown = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The end of sehri, rounded down, and iftar, rounded up: minutes after midnight. */
const fastOf = (date: Date, place: Place) => {
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  const { dawn, sunset } = sunTimes(day, place);
  return { sehri: Math.floor(dawn), iftar: Math.ceil(sunset) };
};

const clock = (minutes: number) => `${Math.floor(minutes / 60) % 12 || 12}:${two(minutes % 60)}`;

const event = (id: string, date: Date, minutes: number, title: string, before: number) =>
  [
    'BEGIN:VEVENT',
    `UID:${id}@nodi.example`,
    'DTSTAMP:20250101T000000Z',
    `DTSTART:${stamp(date, minutes)}`,
    'DURATION:PT1M',
    `SUMMARY:${title}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    `TRIGGER:-PT${before}M`,
    'END:VALARM',
    'END:VEVENT',
  ].join('\r\n');

const calendarOf = (name: string, place: Place) => {
  const events = DAYS.flatMap((date, index) => {
    const { sehri, iftar } = fastOf(date, place);
    const id = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}-${index + 1}`;
    const day = `Ramadan ${index + 1}`;
    return [
      event(`sehri-${id}`, date, sehri, `Sehri ends, ${day}`, 30),
      event(`iftar-${id}`, date, iftar, `Iftar, ${day}`, 10),
    ];
  });
  const head = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Nodi Studio//Ramadan Calendar//EN\r\nX-WR-CALNAME:Ramadan 1446, ${name}`;
  return `${head}\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
};

const README = `Ramadan Calendar 2025

One calendar file for each of the 64 districts, with the end of sehri and iftar
on all thirty days of Ramadan 1446 (2 to 31 March 2025) and a reminder before
both: 30 minutes for sehri, 10 minutes for iftar.

Phone     Open the file of your district and confirm the import.
Google    Settings, Import and export, Import.
Outlook   File, Open and export, Import.

The times are calculated from the position of the sun, 18 degrees below the
horizon at dawn. Sehri is rounded down, iftar up. The first day follows the
moon that was seen in Bangladesh on 1 March 2025. Where your mosque says
otherwise, the mosque is right.
`;

/** Files for a phone's calendar, one per district. */
export const ramadanCalendar = (): Buffer =>
  zip([
    { name: 'README.txt', content: README },
    ...districts.map((place): Entry => ({ name: `${place.name}.ics`, content: calendarOf(place.name, place) })),
  ]);

const dhaka = districts.find(({ name }) => name === 'Dhaka') as Place;

/** A sheet to tick off the thirty days, and one for the days to make up. */
export const fastingLog = (press: Press): Promise<Buffer> => {
  const name = 'Ramadan Fasting Log 1.1.0';
  const rows = DAYS.map((date, index) => {
    const { sehri, iftar } = fastOf(date, dhaka);
    return `<tr><td lang="bn">${bangla(index + 1)}</td><td>${shown.format(date)}</td><td>${clock(sehri)} am</td><td>${clock(iftar)} pm</td><td></td><td></td><td style="width:52mm"></td></tr>`;
  });
  const log = `<h1>Thirty days</h1><p>Tick the days you fasted and the nights you prayed tarawih. Times are for Dhaka: Sylhet is about six minutes earlier, Rajshahi seven later.</p><table><tr><th>Day</th><th>Date</th><th>Sehri ends</th><th>Iftar</th><th>Fasted</th><th>Tarawih</th><th>Note</th></tr>${rows.join('')}</table>`;
  const later = `<h1>Days to make up</h1><p>Illness, travel, pregnancy and some days of the month put a fast off; it is made up later in the year. Write down the day you missed now, and the day you made it up.</p><table><tr><th>Missed</th><th>Why</th><th>Made up on</th><th>Done</th></tr>${times(14, () => '<tr><td style="height:9mm"></td><td style="width:70mm"></td><td></td><td></td></tr>')}</table><h2>What I want to keep from this month</h2><div class="lines"></div>`;
  return press.pdf(sheet(name, 1, log) + sheet(name, 2, later));
};
