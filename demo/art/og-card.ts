import type { Language } from '../../contract/rules/languages.ts';
import { lockup } from './mark.ts';
import { brand, fonts, type Scene, scene, sizes } from './scene.ts';

/** The position of a picture behind the card: its upper left corner on the card and its scale. */
export interface Crop {
  of: Scene;
  x: number;
  y: number;
  scale: number;
}

export interface Card {
  key: string;
  kicker: string;
  title: string;
  /** Size of the title in pixels. */
  type: number;
  art: string;
  dark?: boolean;
  language?: Language;
}

const bank = 'M648 -20C588 90 566 170 604 290S668 500 596 650';

const attribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Another scene inside the card, as a separate document, so that the two style sheets do not interfere. */
export const crop = ({ of, x, y, scale }: Crop): string =>
  `<iframe class="abs" srcdoc="${attribute(of.html)}" width="${of.width}" height="${of.height}" style="border:0;left:${x}px;top:${y}px;transform:scale(${scale});transform-origin:0 0"></iframe>`;

/** A link preview: text on the left bank, one strong crop on the right, the river in between. */
export function card({ key, kicker, title, type, art, dark = false, language = 'en' }: Card): Scene {
  const [ground, text, second, river] = dark
    ? [brand.river, brand.paper, '#a9dcc4', brand.riverBright]
    : [brand.paper, brand.ink, brand.river, brand.river];
  // Bangla needs room above and below the line, and no tightening.
  const bangla = language === 'bn';
  const [leading, tracking] = bangla ? ['1.24', '0'] : ['1.06', '-.025em'];
  return scene({
    key: bangla ? `og/bn-${key}` : `og/${key}`,
    size: sizes.openGraph,
    background: ground,
    body: `<div class="abs" style="inset:0;clip-path:path('${bank}H1220V-20Z')">${art}</div>
<svg class="abs" style="left:0;top:0" width="1200" height="630"><path d="${bank}" fill="none" stroke="${ground}" stroke-width="44"/>
<path d="${bank}" fill="none" stroke="${river}" stroke-width="18"/></svg>
${lockup(64, 58, 46, { river, sun: dark ? brand.marigold : '#e0951a', text, language })}
<div class="abs" style="left:64px;bottom:60px;width:${type < 50 ? 490 : 520}px"><div style="font:650 25px/1.2 ${fonts.text};color:${second};margin-bottom:18px">${kicker}</div>
<div style="font:700 ${type}px/${leading} ${fonts.display};letter-spacing:${tracking};color:${text};text-wrap:balance">${title}</div>
</div>`,
  });
}
