import type { Language } from '../../../contract/rules/languages.ts';
import { homeBar, statusBar } from '../kit/device.ts';
import { bangla, digits, fonts, n, times } from '../scene.ts';
import { ramadan as c } from './palette.ts';
import { clock, type FastingDay } from './times.ts';

interface Tone {
  ground: string;
  text: string;
  soft: string;
  line: string;
  track: string;
  card: string;
}

const tones = {
  light: { ground: '#fcf5e6', text: c.ink, soft: '#5d6f6d', line: '#e4d8bd', track: '#e9dcc0', card: '#f5e9cf' },
  dark: { ground: '#0d2c37', text: '#f8efd9', soft: '#9db5b4', line: '#234a54', track: '#21505b', card: '#133b47' },
} satisfies Record<string, Tone>;

const dateFormats = (locale: string) => ({
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  longDate: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
});

/** The app's texts. */
const words = {
  en: {
    ...dateFormats('en-GB'),
    place: 'Rajshahi',
    date: (day: number) => `${bangla(day)} রমজান ১৪৪৬`,
    day: (day: number) => `${day} Ramadan`,
    titleStyle: `font:750 43px/1.1 ${fonts.display};letter-spacing:-.02em`,
    iftarIn: 'Iftar in',
    sehri: { label: 'Sehri ends', note: 'am' },
    iftar: { label: 'Iftar', note: 'pm' },
    prayers: ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'],
    navigation: ['Today', 'Month', 'Qibla', 'Duas'],
  },
  bn: {
    ...dateFormats('bn-BD'),
    place: 'রাজশাহী',
    date: () => '১৪৪৬ হিজরি',
    day: (day: number) => `${bangla(day)} রমজান`,
    titleStyle: `font:700 43px/1.1 ${fonts.banglaSans}`,
    iftarIn: 'ইফতারের বাকি',
    sehri: { label: 'সেহরির শেষ সময়', note: 'ভোর' },
    iftar: { label: 'ইফতার', note: 'সন্ধ্যা' },
    prayers: ['ফজর', 'যোহর', 'আসর', 'মাগরিব', 'এশা'],
    navigation: ['আজ', 'মাস', 'কিবলা', 'দোয়া'],
  },
} as const;

/** The arc of the fast from sehri to iftar with the sun at the current hour. Centre 0, 0, radius r. */
export function fastArc(
  r: number,
  day: FastingDay,
  now: number,
  tone: { track: string; text: string },
  width = 12,
): string {
  const share = (hour: number) => (hour - day.sehri) / (day.iftar - day.sehri);
  const at = (part: number, radius: number) => {
    const angle = Math.PI * (1 + part);
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  };
  const [sunX = '0', sunY = '0'] = at(share(now), r).split(' ');
  const first = Math.ceil(day.sehri);
  const ticks = times(Math.floor(day.iftar) - first + 1, (index) => {
    const hour = first + index;
    if (Math.abs(hour - now) < 0.55) return '';
    const long = hour % 3 === 0;
    return `<path d="M${at(share(hour), r - width * 1.7)}L${at(share(hour), r - width * (long ? 2.7 : 2.2))}" stroke="${tone.text}" stroke-width="${long ? 2 : 1.4}" opacity="${long ? 0.7 : 0.35}"/>`;
  });
  const rays = times(12, (index) => {
    const angle = (index * Math.PI) / 6;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x * width * 1.75)} ${n(y * width * 1.75)}L${n(x * width * 2.35)} ${n(y * width * 2.35)}`;
  });
  return `<g fill="none" stroke-linecap="round"><path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0" stroke="${tone.track}" stroke-width="${width}"/>
<path d="M${-r} 0A${r} ${r} 0 0 1 ${sunX} ${sunY}" stroke="${c.marigold}" stroke-width="${width}"/>${ticks}
<g transform="translate(${sunX} ${sunY})"><circle r="${width * 2.8}" fill="var(--ground)" stroke="none"/><circle r="${width * 1.3}" fill="${c.coral}" stroke="none"/><path d="${rays}" stroke="${c.coral}" stroke-width="2.6"/></g></g>`;
}

const navIcons = [
  '<circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>',
  '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M4 10h16M9 3v4m6-4v4"/>',
  '<circle cx="12" cy="12" r="8.5"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>',
  '<path d="M12 6.5C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500zm0 0v13"/>',
] as const;

/** Bottom navigation of the app; `active` is the index of the screen shown. */
export function navigation(active: number, text: string, line: string, language: Language): string {
  const labels = words[language].navigation;
  const item = (icon: string, index: number) =>
    `<div style="display:grid;justify-items:center;gap:4px;font-size:12.5px;font-weight:600;opacity:${index === active ? 1 : 0.55}"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="${index === active ? c.coral : 'currentColor'}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${icon}</svg>${labels[index]}</div>`;
  return `<div class="abs" style="left:0;right:0;bottom:0;height:94px;border-top:1px solid ${line};background:var(--ground);color:${text};display:grid;grid-template-columns:repeat(4,1fr);padding:12px 16px 0;align-content:start">${navIcons.map(item).join('')}</div>${homeBar(text)}`;
}

/** The first screen of the app: the current state of the day of fasting. */
export function todayScreen(day: FastingDay, now: number, look: keyof typeof tones, language: Language = 'en'): string {
  const tone: Tone = tones[look];
  const w = words[language];
  const time = (hour: number) => digits(clock(hour), language);
  const left = Math.round((day.iftar - now) * 60);
  const prayers = [
    [w.prayers[0], day.fajr],
    [w.prayers[1], day.dhuhr],
    [w.prayers[2], day.asr],
    [w.prayers[3], day.iftar],
    [w.prayers[4], day.isha],
  ] as const;
  const next = prayers.findIndex(([, hour]) => hour > now);
  const row = ([name, hour]: readonly [string, number], index: number) =>
    `<div style="display:flex;justify-content:space-between;align-items:center;height:46px;font-size:18px;border-top:${index ? `1px solid ${tone.line}` : 0};font-weight:${index === next ? 700 : 500};color:${index < next ? tone.soft : tone.text}"><span>${index === next ? `<i style="display:inline-block;width:9px;height:9px;border-radius:50%;background:${c.coral};margin:0 10px 1px 0"></i>` : ''}${name}</span><span>${time(hour)}</span></div>`;
  /** English names the part of the day after the time, Bangla before it. */
  const clockWith = (hour: number, note: string) =>
    language === 'en'
      ? `${time(hour)}<span style="font-size:16px;font-weight:600;margin-left:4px">${note}</span>`
      : `<span style="font-size:16px;font-weight:600;margin-right:6px">${note}</span>${time(hour)}`;
  const card = ({ label, note }: { label: string; note: string }, hour: number) =>
    `<div style="flex:1;background:${tone.card};border-radius:18px;padding:13px 17px 14px"><div style="font-size:14px;color:${tone.soft};font-weight:550">${label}</div><div style="font:700 31px/1.15 ${fonts.display};margin-top:1px">${clockWith(hour, note)}</div></div>`;
  return `<div style="--ground:${tone.ground};height:100%;background:${tone.ground};color:${tone.text};position:relative">${statusBar(time(now))}
<div style="padding:8px 26px 0"><div style="display:flex;justify-content:space-between;font-size:15px;font-weight:600;color:${tone.soft}"><span>${w.place}</span><span style="font-family:${fonts.banglaSans};font-weight:600">${w.date(day.ramadan)}</span></div>
<div style="${w.titleStyle};margin-top:10px">${w.day(day.ramadan)}</div>
<div style="font-size:16px;color:${tone.soft};margin-top:5px">${w.weekday.format(day.date)}, ${w.longDate.format(day.date)}</div></div>
<svg width="390" height="214" viewBox="-195 -188 390 214">${fastArc(148, day, now, tone)}
<text y="-58" text-anchor="middle" font-size="16" font-weight="550" fill="${tone.soft}">${w.iftarIn}</text>
<text y="-2" text-anchor="middle" font-family="${fonts.display}" font-weight="750" font-size="58" letter-spacing="-1.5" fill="${tone.text}">${digits(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`, language)}</text></svg>
<div style="display:flex;gap:12px;padding:8px 22px 0">${card(w.sehri, day.sehri)}${card(w.iftar, day.iftar)}</div>
<div style="padding:10px 26px 0">${prayers.map(row).join('')}</div>${navigation(0, tone.text, tone.line, language)}</div>`;
}
