import { describe, expect, it } from 'vitest';
import { districts } from './districts.ts';
import { type CalendarDay, sunTimes } from './sun-times.ts';

const dayOf = (iso: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};
const placeOf = (wanted: string) => {
  const place = districts.find(({ name }) => name === wanted);
  if (!place) throw new Error(`no district ${wanted}`);
  return place;
};
const dhaka = placeOf('Dhaka');
const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** As printed by the Islamic Foundation for Dhaka: end of sehri, iftar. */
const PRINTED: [string, string, string][] = [
  ['2025-03-02', '5:04', '18:02'],
  ['2025-03-03', '5:03', '18:03'],
  ['2025-03-04', '5:02', '18:03'],
  ['2025-03-05', '5:01', '18:04'],
  ['2025-03-06', '5:00', '18:04'],
  ['2025-03-07', '4:59', '18:05'],
  ['2025-03-08', '4:58', '18:05'],
  ['2025-03-09', '4:57', '18:06'],
  ['2025-03-10', '4:56', '18:06'],
  ['2025-03-11', '4:55', '18:06'],
  ['2025-03-12', '4:54', '18:07'],
  ['2025-03-31', '4:34', '18:15'],
  ['2026-02-19', '5:12', '17:58'],
  ['2026-03-01', '5:04', '18:03'],
];

/** Tables of earlier years ended sehri three minutes before dawn and waited as long after sunset, as they stated. */
const WITH_MARGIN: [string, string, string][] = [
  ['2022-04-03', '4:27', '18:19'],
  ['2023-03-24', '4:39', '18:14'],
];
const MARGIN = 3;

describe('times of the sun', () => {
  it.each(PRINTED)('stay within two minutes of the table printed for Dhaka on %s', (date, sehri, iftar) => {
    const { dawn, sunset } = sunTimes(dayOf(date), dhaka);
    expect(Math.abs(Math.floor(dawn) - minutes(sehri))).toBeLessThanOrEqual(2);
    expect(Math.abs(Math.ceil(sunset) - minutes(iftar))).toBeLessThanOrEqual(2);
  });

  it.each(PRINTED.filter(([date]) => date.startsWith('2025-')))(
    'stay within a minute of it on %s',
    (date, sehri, iftar) => {
      const { dawn, sunset } = sunTimes(dayOf(date), dhaka);
      expect(Math.abs(Math.floor(dawn) - minutes(sehri))).toBeLessThanOrEqual(1);
      expect(Math.abs(Math.ceil(sunset) - minutes(iftar))).toBeLessThanOrEqual(1);
    },
  );

  it.each(WITH_MARGIN)('stay within three minutes of the table of %s without its margin', (date, sehri, iftar) => {
    const { dawn, sunset } = sunTimes(dayOf(date), dhaka);
    expect(Math.abs(dawn - minutes(sehri) - MARGIN)).toBeLessThanOrEqual(3);
    expect(Math.abs(minutes(iftar) - MARGIN - sunset)).toBeLessThanOrEqual(3);
  });

  it('match those in our article for 2 March 2025', () => {
    const day = dayOf('2025-03-02');
    const { dawn, sunset, asr } = sunTimes(day, dhaka);
    expect([Math.floor(dawn), Math.ceil(sunset)]).toEqual([minutes('5:04'), minutes('18:02')]);
    expect(Math.floor(sunTimes(day, dhaka, 15).dawn)).toBe(minutes('5:17'));
    expect(Math.abs(asr - minutes('16:23'))).toBeLessThan(1.5);
  });

  it.each([
    ['Rajshahi', '2025-03-02', 7.3],
    ['Sylhet', '2025-03-02', -6],
    ['Rangpur', '2025-03-02', 3.5],
    ['Rangpur', '2025-03-31', 5.4],
  ])('place the sunset of %s on %s as the article does', (name, date, later) => {
    const { sunset } = sunTimes(dayOf(date), placeOf(name));
    expect(Math.abs(sunset - sunTimes(dayOf(date), dhaka).sunset - later)).toBeLessThan(0.9);
  });

  it('are in order in every district on every day of a year', () => {
    for (const place of districts)
      for (let month = 1; month <= 12; month += 1) {
        const { dawn, sunrise, noon, asr, sunset, isha } = sunTimes({ year: 2026, month, day: 21 }, place);
        expect([dawn, sunrise, noon, asr, sunset, isha].toSorted((a, b) => a - b)).toEqual([
          dawn,
          sunrise,
          noon,
          asr,
          sunset,
          isha,
        ]);
      }
  });

  it('include 64 districts, each once and inside the country', () => {
    expect(new Set(districts.map(({ name }) => name)).size).toBe(64);
    expect(districts.map(({ name }) => name)).toEqual(districts.map(({ name }) => name).toSorted());
    for (const { latitude, longitude } of districts) {
      expect(latitude > 20.8 && latitude < 26.5).toBe(true);
      expect(longitude > 88 && longitude < 92.6).toBe(true);
    }
  });
});
