import type { Language } from '../../../contract/rules/languages.ts';
import { homeBar, statusBar } from '../kit/device.ts';
import { star } from '../kit/shapes.ts';
import { digits, fonts, n, times } from '../scene.ts';
import { ramadan as c } from './palette.ts';
import { qibla } from './times.ts';

const polar = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${n(Math.cos(turn) * radius)} ${n(Math.sin(turn) * radius)}`;
};

/** The app's texts. */
const words = {
  en: {
    directions: ['N', 'E', 'S', 'W'],
    turn: 'Turn right 17°',
    bearing: (degrees: string) => `Qibla from Rajshahi: ${degrees}°, just north of west`,
    distance: 'Distance to Makkah',
    unit: 'km',
  },
  bn: {
    directions: ['উ', 'পূ', 'দ', 'প'],
    turn: 'ডানে ১৭° ঘুরুন',
    bearing: (degrees: string) => `রাজশাহী থেকে কিবলা: ${degrees}°, পশ্চিমের সামান্য উত্তরে`,
    distance: 'মক্কার দূরত্ব',
    unit: 'কিমি',
  },
} as const;

/** A compass rose of radius 170 around 0, 0; `heading` is the phone's direction, in degrees from north. */
export function compassCard(heading: number, language: Language = 'en'): string {
  const bearing = qibla();
  const ticks = times(72, (index) => {
    const angle = index * 5;
    const long = angle % 30 === 0;
    return `<path d="M${polar(angle, 168)}L${polar(angle, long ? 150 : 159)}" stroke-width="${long ? 2.4 : 1.2}" opacity="${long ? 0.95 : 0.5}"/>`;
  });
  const letters = words[language].directions
    .map((letter, index) => {
      const [x, y] = polar(index * 90, 124).split(' ');
      return `<text x="${x}" y="${y}" dy="9" text-anchor="middle" transform="rotate(${heading} ${x} ${y})" font-size="25" font-weight="700" font-family="${fonts.display}" fill="${index === 0 ? c.coral : c.moon}">${letter}</text>`;
    })
    .join('');
  const rose = times(8, (index) => {
    const length = index % 2 ? 46 : 84;
    return `<path transform="rotate(${index * 45})" d="M0 ${-length} 11-11 0 0Z" fill="${c.sand}"/><path transform="rotate(${index * 45})" d="M0 ${-length}-11-11 0 0Z" fill="#b08a4a"/>`;
  });
  return `<g transform="rotate(${-heading})"><circle r="196" fill="#0e303b" stroke="${c.sand}" stroke-width="2"/><circle r="178" fill="none" stroke="#3a6a72" stroke-width="1.2"/>
<g stroke="${c.sand}" stroke-linecap="round">${ticks}</g><g opacity=".96">${rose}</g><path d="${star(16, 100, 94)}" fill="none" stroke="#3a6a72" stroke-width="1.200"/>${letters}
<g transform="rotate(${n(bearing)})"><path d="M0-98V-24" stroke="${c.marigold}" stroke-width="5" stroke-linecap="round"/><path d="M-13-82 0-102 13-82" fill="none" stroke="${c.marigold}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(0-196)"><circle r="30" fill="${c.marigold}"/><path d="M-13-9 0-15 13-9V12L0 17-13 12Z" fill="#14181a"/><path d="M-13-3 0-9 13-3" fill="none" stroke="${c.moon}" stroke-width="2.400"/></g></g></g><circle r="9" fill="${c.moon}"/><circle r="4" fill="${c.coral}"/>`;
}

/** The qibla screen, rotated almost to the right direction. */
export function compassScreen(time: string, language: Language = 'en'): string {
  const w = words[language];
  const bearing = qibla();
  const heading = bearing - 17;
  return `<div style="--ground:#0a232d;height:100%;background:#0a232d;color:${c.moon};position:relative;text-align:center">${statusBar(digits(time, language))}
<div style="font:700 36px/1.1 ${fonts.display};margin-top:26px;${language === 'en' ? 'letter-spacing:-.02em' : ''}">${w.turn}</div><div style="font-size:17px;color:#9db5b4;margin-top:8px">${w.bearing(digits(n(Math.round(bearing)), language))}</div>
<svg style="margin:52px auto 0" width="390" height="440" viewBox="-195 -235 390 440"><path d="M0-232-12-212H12Z" fill="${c.coral}" transform="translate(0 -2)"/><g transform="scale(.94)">${compassCard(heading, language)}</g></svg>
<div style="display:flex;justify-content:space-between;margin:26px 34px 0;padding-top:20px;border-top:1px solid #234a54;font-size:17px"><span style="color:#9db5b4">${w.distance}</span><b style="font-weight:650">${digits(distance(), language)} ${w.unit}</b></div>${homeBar(c.moon)}</div>`;
}

/** Great-circle distance from Rajshahi to the Kaaba, rounded to ten kilometres. */
function distance(): string {
  const rad = Math.PI / 180;
  const [a, b, turn] = [24.374 * rad, 21.4225 * rad, (88.601 - 39.8262) * rad];
  const angle = Math.acos(Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn));
  return (Math.round((angle * 6371) / 10) * 10).toLocaleString('en-GB');
}
