import type { Language } from '../../contract/rules/languages.ts';
import { familiesIn } from './kareem/families.ts';
import { posters, sheet } from './kareem/posters.ts';
import { printSheet } from './kareem/print-sheet.ts';
import { dates, framed, standingLamp } from './kareem/shelf.ts';
import { layer } from './kit/shapes.ts';
import { fonts, inLanguages, keyIn, n, type Scene, scene, sizes } from './scene.ts';

const wood = '#2c1c12';

const cover = (language: Language) => {
  const f = familiesIn(language);
  return scene({
    key: keyIn('products/kareem-cover', language),
    size: sizes.product,
    background: '#1c6a52',
    body: `${layer(1200, 900, `<path d="M0 788H1200V900H0Z" fill="#124737"/>`)}
${framed(posters.town(f.madder), 40, 772, 262, wood)}${framed(posters.geometry(f.night), 738, 772, 300, '#c9a468')}${framed(posters.lamps(f.emerald), 350, 772, 420, wood)}
${layer(1200, 900, `<path d="M0 772H1200V800H0Z" fill="#d8b37c"/><path d="M0 772H1200V777H0Z" fill="#efd3a4"/><path d="M0 800H1200V812H0Z" fill="#0b3226" opacity=".5"/>${standingLamp(1120, 774, 1.15)}${dates(176, 776, 0.86)}`)}`,
  });
};

const close = (language: Language) => {
  const f = familiesIn(language);
  return scene({
    key: keyIn('products/kareem-1', language),
    size: sizes.product,
    background: '#d9c19a',
    body: `<div class="abs" style="left:70px;top:-120px;transform:rotate(-7deg)">${sheet(posters.gates(f.emerald), 620)}</div><div class="abs" style="left:640px;top:120px;transform:rotate(5deg)">${sheet(posters.crescentNight(f.night), 600)}</div>`,
  });
};

const press = (language: Language) =>
  scene({
    key: keyIn('products/kareem-2', language),
    size: sizes.product,
    background: '#a9b3ab',
    body: `<div class="abs" style="left:-62px;top:24px;transform:rotate(-4deg) scale(.93)">${printSheet(language)}</div>`,
  });

const familyRow = (language: Language) =>
  Object.values(familiesIn(language)).map((family, index) => {
    const chip = (colour: string, at: number) =>
      `<circle cx="${at}" cy="0" r="20" fill="${colour}" stroke="#e2d3b4" stroke-width="2"/>`;
    const x = 44 + index * 284;
    return `<svg x="${x}" y="44" width="260" height="346.667" viewBox="0 0 600 800" style="overflow:hidden">${posters.lattice(family)}</svg><svg x="${x}" y="414" width="260" height="346.667" viewBox="0 0 600 800" style="overflow:hidden">${posters.town(family)}</svg><g transform="translate(${n(x + 24)} 826)">${chip(family.ground, 0)}${chip(family.mid, 34)}${chip(family.gold, 68)}${chip(family.light, 102)}</g><text x="${x + 258}" y="835" text-anchor="end" font-family="${fonts.display}" font-weight="650" font-size="25" fill="#33241a">${family.name}</text>`;
  });

const colours = (language: Language) => {
  return scene({
    key: keyIn('products/kareem-3', language),
    size: sizes.product,
    background: '#f6edd9',
    body: layer(1200, 900, familyRow(language).join('')),
  });
};

export const scenes: readonly Scene[] = inLanguages(cover, close, press, colours);
