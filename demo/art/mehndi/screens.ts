import type { Language } from '../../../contract/rules/languages.ts';
import { homeBar, statusBar } from '../kit/device.ts';
import { digits, fonts, times } from '../scene.ts';
import {
  dot,
  drop,
  flower,
  inHenna,
  lattice,
  leaf,
  medallion,
  paisley,
  paisleyParts,
  put,
  scallops,
  vine,
} from './elements.ts';
import { hennaHand } from './henna-hand.ts';
import { henna as c } from './palette.ts';

/** The app's texts. */
const words = {
  en: {
    designs: 'Designs',
    occasions: ['Bridal', 'Arabic', 'Simple', 'Eid'],
    names: {
      palm: 'Full palm',
      band: 'Wrist band',
      paisley: 'Paisley',
      mandala: 'Mandala',
      vine: 'Arabic vine',
      flower: 'Flower',
    },
    steps: ['Outline', 'Inner line and dots', 'Flower', 'Tendrils', 'Lace'],
    step: (step: number) => `Step ${step} of 5`,
    next: 'Next step',
    finish: 'Finish',
    title: `font:750 38px/1.1 ${fonts.display};letter-spacing:-.02em`,
    stepTitle: `font:750 38px/1.15 ${fonts.display};letter-spacing:-.02em`,
  },
  bn: {
    designs: 'নকশা',
    occasions: ['কনের', 'আরবি', 'সহজ', 'ঈদের'],
    names: {
      palm: 'পুরো তালু',
      band: 'কবজির ব্যান্ড',
      paisley: 'কলকা',
      mandala: 'মান্ডালা',
      vine: 'আরবি লতা',
      flower: 'ফুল',
    },
    steps: ['বাইরের রেখা', 'ভেতরের রেখা ও ফোঁটা', 'ফুল', 'লতা', 'জাল'],
    step: (step: number) => `ধাপ ${digits(step, 'bn')}/৫`,
    next: 'পরের ধাপ',
    finish: 'শেষ করুন',
    title: `font:700 38px/1.1 ${fonts.banglaSans}`,
    stepTitle: `font:700 38px/1.15 ${fonts.banglaSans}`,
  },
} as const;

const page = (content: string) =>
  `<div style="height:100%;background:${c.paper};color:${c.ink};position:relative;font-family:${fonts.text}">${content}${homeBar(c.ink)}</div>`;

const tile = (width: number, height: number, ground: string, content: string, name: string) =>
  `<div style="margin-bottom:16px"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="border-radius:22px;background:${ground};overflow:hidden">${content}</svg><div style="font-size:16px;font-weight:600;padding:8px 4px 0">${name}</div></div>`;

/** A trailing Arabic design: one long vine with flowers, for a box of 165 x 230. */
const arabic = `${put(flower(9), 54, 184, 0.68, 0, 2)}${vine([74, 156, 112, 132, 136, 92, 112, 22], 6, 46, 2)}${put(flower(7), 128, 172, 0.44, 10, 2)}${put(leaf, 84, 206, 0.34, 96, 2)}${put(drop, 40, 140, 0.24, -20, 2)}${[0, 1, 2, 3].map((index) => dot(34 + index * 3, 106 - index * 15, 4.4 - index * 0.8)).join('')}`;

/** The designs screen: search by occasion, four designs. `id` keeps the drawings' clip paths unique. */
export function galleryScreen(id: string, language: Language = 'en'): string {
  const { names, ...w } = words[language];
  const chips = w.occasions
    .map(
      (name, index) =>
        `<span style="padding:9px 18px;border-radius:20px;font-size:16px;font-weight:600;${index === 0 ? `background:${c.maroon};color:${c.paper}` : `border:1.500px solid #dcc6a8`}">${name}</span>`,
    )
    .join('');
  const palm = `<g transform="translate(4 6) scale(.262)">${hennaHand(`${id}-hand`, c.line)}</g>`;
  const band = inHenna(
    c.paper,
    `<g transform="translate(82 0)"><g transform="translate(0 14)">${scallops(170, 8)}</g><path d="M-90 10H90M-90 44H90M-90 50H90M-90 112H90M-90 118H90"/><g transform="translate(0 50)">${lattice(180, 62, 31)}</g><g transform="translate(0 150)">${scallops(170, 8, -1)}</g><path d="M-90 152H90"/></g>`,
    1.8,
  );
  return page(`${statusBar(digits('6:48', language))}<div style="padding:14px 22px 0"><div style="display:flex;justify-content:space-between;align-items:center"><b style="${w.title}">${w.designs}</b><svg width="30" height="30" fill="none" stroke="currentColor" stroke-width="2.300" stroke-linecap="round"><circle cx="13" cy="13" r="8.500"/><path d="m20 20 7 7"/></svg></div>
<div style="display:flex;gap:9px;margin:20px 0 22px">${chips}</div><div style="display:grid;grid-template-columns:1fr 1fr;gap:0 16px"><div>${tile(165, 300, c.leaf, palm, names.palm)}${tile(165, 164, c.maroon, band, names.band)}${tile(165, 164, c.sand, inHenna(c.line, put(paisley(), 80, 88, 1, 12, 2)), names.paisley)}</div><div>${tile(165, 168, c.sand, inHenna(c.line, put(medallion(12), 82, 84, 0.72, 0, 1.8)), names.mandala)}${tile(165, 230, '#e9bd92', inHenna(c.line, arabic, 2), names.vine)}${tile(165, 164, c.leaf, inHenna(c.paper, put(flower(10), 82, 82, 1.2, 0, 2)), names.flower)}</div></div></div>`);
}

/** One paisley after `done` steps; the newest strokes are in the colour `fresh`. */
export const paisleyAt = (done: number, old: string, fresh: string, scale: number): string =>
  paisleyParts
    .slice(0, done)
    .map((part, index) =>
      inHenna(index === done - 1 ? fresh : old, put(part, 0, 0, scale, 0, index === done - 1 ? 5.4 : 4.4)),
    )
    .join('');

/** The drawing lesson at one of five steps. */
export function stepScreen(step: number, language: Language = 'en'): string {
  const w = words[language];
  return page(`${statusBar(digits('7:02', language))}<div style="padding:14px 26px 0"><div style="font-size:17px;color:#8a6a55;font-weight:550">${w.names.paisley}</div><b style="display:block;${w.stepTitle};margin-top:4px">${w.steps[step - 1] ?? ''}</b></div>
<svg width="390" height="478" viewBox="-195 -258 390 478"><rect x="-169" y="-234" width="338" height="440" rx="26" fill="${c.sand}"/><path d="M-169-15H169M0-234V206" stroke="#e3cba6" stroke-width="1.600" stroke-dasharray="7 7"/><g transform="translate(-4 36)">${paisleyAt(step, c.line, c.rose, 2.1)}</g></svg>
<div style="display:flex;gap:8px;padding:0 26px">${times(5, (index) => `<i style="flex:1;height:8px;border-radius:4px;background:${index < step ? c.maroon : '#e6d2b3'}"></i>`)}</div>
<div style="display:flex;justify-content:space-between;align-items:center;padding:24px 26px 0"><span style="font-size:18px;font-weight:600">${w.step(step)}</span><span style="background:${c.maroon};color:${c.paper};border-radius:18px;padding:17px 32px;font-size:18px;font-weight:650">${step < 5 ? w.next : w.finish}</span></div>`);
}
