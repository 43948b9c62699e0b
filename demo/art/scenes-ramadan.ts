import type { Language } from '../../contract/rules/languages.ts';
import { phone, tablet } from './kit/device.ts';
import { crescent, halftone, khatam, layer, rings, starField } from './kit/shapes.ts';
import { compassScreen } from './ramadan/compass.ts';
import { boat, duskSky, lantern, moonlight, mosque, palm } from './ramadan/landscape.ts';
import { monthScreen } from './ramadan/month.ts';
import { ramadan as c } from './ramadan/palette.ts';
import { fastingDay } from './ramadan/times.ts';
import { todayScreen } from './ramadan/today.ts';
import { fonts, inLanguages, keyIn, type Scene, scene, sizes } from './scene.ts';

const hero = (language: Language) =>
  scene({
    key: keyIn('hero/ramadan', language),
    size: sizes.hero,
    background: c.night,
    body: `${layer(1200, 1080, `${duskSky(1200, 1080, 760, 340)}${moonlight(332, 190, 74, 720, 380)}${palm(-6, 764, 1.3, c.night, 34)}${mosque(356, 760, 0.86, c.night, '#e9984a')}<path d="M0 756C140 748 520 750 700 758V776H0Z" fill="#071a21"/>${boat(310, 905, 1.1, '#061820', '#e9984a')}${lantern(112, 150, 0.98, 150)}${lantern(520, 240, 0.72, 240)}`)}
${phone({ x: 620, y: 130, scale: 1.18, rotate: 6, screen: todayScreen(fastingDay(3), 16.95, 'light', language), edge: '#8d6a3c' })}`,
  });

const coverMoon = `<circle cx="330" cy="420" r="520" fill="#0e303c"/>${starField(40, 1200, 560, c.moon, 88, { x: 330, y: 318, r: 250 })}
<g transform="translate(330 318) rotate(-118)"><path d="${crescent(240, 0.42)}" fill="${c.moon}"/><clipPath id="moon"><path d="${crescent(240, 0.42)}"/></clipPath><g clip-path="url(#moon)"><g transform="translate(-262 -262)">${halftone(580, 580, 15, '#d9b978', (x, y) => Math.max(0, 5.6 - Math.hypot(x - 30, y - 290) / 42))}</g></g></g>`;

const cover = (language: Language) =>
  scene({
    key: keyIn('products/ramadan-cover', language),
    size: sizes.product,
    background: c.night,
    body: `${layer(1200, 900, `${coverMoon}${lantern(250, 128, 0.6, 128)}`)}
<div class="abs" style="left:64px;top:612px;color:${c.moon}"><div style="font:400 150px/1 ${fonts.banglaSerif};margin-left:-6px">রমজান</div><div style="font:600 34px/1.2 ${fonts.display};color:${c.marigold};margin-top:14px">${language === 'en' ? '1446 · March 2025' : '১৪৪৬ · মার্চ ২০২৫'}</div></div>
${phone({ x: 668, y: 84, scale: 1.06, rotate: -9, screen: todayScreen(fastingDay(2), 14.2, 'light', language), edge: '#8d6a3c' })}`,
  });

const todayPath = rings(562, 755, [430, 520, 610, 700, 790], '#dcc391', 2);

const today = (language: Language) =>
  scene({
    key: keyIn('products/ramadan-1', language),
    size: sizes.product,
    background: c.sand,
    body: `${layer(1200, 900, `<circle cx="562" cy="755" r="430" fill="#e9cf98"/>${todayPath}<circle cx="1122" cy="426" r="92" fill="${c.coral}"/>${rings(1122, 426, [116, 134], c.coral, 2)}`)}
${phone({ x: 226, y: 70, scale: 1.64, screen: todayScreen(fastingDay(12), 15.6, 'dark', language) })}`,
  });

const month = (language: Language) =>
  scene({
    key: keyIn('products/ramadan-2', language),
    size: sizes.product,
    background: c.coral,
    body: `${layer(1200, 900, `<path d="M0 900V520L1200 250V900Z" fill="#c4552f"/>`)}${tablet({ x: 18, y: 118, width: 1240, height: 792, scale: 0.86, rotate: -3.2, screen: monthScreen(12, language) })}`,
  });

const compass = (language: Language) =>
  scene({
    key: keyIn('products/ramadan-3', language),
    size: sizes.product,
    background: c.dusk,
    body: `${layer(1200, 900, khatam(1200, 900, 150, '#2f6f76', 2))}${phone({ x: 322, y: -76, scale: 1.3, rotate: 17, screen: compassScreen('11:32', language), edge: '#8d6a3c' })}`,
  });

export const scenes: readonly Scene[] = inLanguages(hero, cover, today, month, compass);
