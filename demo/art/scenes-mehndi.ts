import type { Language } from '../../contract/rules/languages.ts';
import { phone } from './kit/device.ts';
import { layer } from './kit/shapes.ts';
import { inHenna, medallion, paisley, put } from './mehndi/elements.ts';
import { hennaHand } from './mehndi/henna-hand.ts';
import { henna as c } from './mehndi/palette.ts';
import { galleryScreen, paisleyAt, stepScreen } from './mehndi/screens.ts';
import { silk, sleeve } from './mehndi/sleeve.ts';
import { bangla, fonts, inLanguages, keyIn, type Scene, scene, sizes, times } from './scene.ts';

const edge = '#5c4a2c';

const hero = (language: Language) =>
  scene({
    key: keyIn('hero/mehndi', language),
    size: sizes.hero,
    quality: 46,
    background: c.olive,
    body: `${layer(1200, 1080, inHenna(c.leaf, put(medallion(16), 520, 420, 5.2, 0, 4)))}${phone({ x: 704, y: 130, scale: 1.1, rotate: 8, screen: galleryScreen('g', language), edge })}
${layer(1200, 1080, `<g transform="translate(56 -22) scale(.95)">${hennaHand('a')}</g>`)}`,
  });

const cover = scene({
  key: 'products/mehndi-cover',
  size: sizes.product,
  background: c.maroon,
  body: layer(
    1200,
    900,
    `${inHenna('#843531', put(medallion(16), 600, 470, 5.2, 0, 4.4))}<g transform="translate(146 30) scale(.82)">${hennaHand('l')}</g><g transform="translate(1054 30) scale(-.82 .82)">${hennaHand('r')}</g>`,
  ),
});

const gallery = (language: Language) =>
  scene({
    key: keyIn('products/mehndi-1', language),
    size: sizes.product,
    background: c.sand,
    body: `${layer(1200, 900, inHenna('#b4623f', `${put(paisley(), 250, 480, 4.6, -14, 3.6)}${put(paisley(), 1150, 860, 3.4, 28, 3.6)}`))}${phone({ x: 480, y: 62, scale: 1.34, rotate: 0, screen: galleryScreen('g', language), edge })}`,
  });

const bridal = scene({
  key: 'products/mehndi-2',
  size: sizes.product,
  background: c.deep,
  body: layer(
    1200,
    900,
    `${silk(1200, 900, '#6b2a20')}<g transform="translate(-70 610) rotate(-15)">${sleeve('s')}</g>`,
  ),
});

const stepCard = (index: number) => {
  const [x, y] = [56 + (index % 2) * 316, 56 + Math.floor(index / 2) * 404];
  return `<g transform="translate(${x} ${y})"><rect x="8" y="14" width="292" height="380" rx="22" fill="#a8503a" opacity=".5"/><rect width="292" height="380" rx="22" fill="${c.paper}"/><text x="28" y="62" font-size="44" font-family="${fonts.banglaSerif}" fill="${c.maroon}">${bangla(index + 1)}</text><g transform="translate(146 226)">${paisleyAt(index + 1, c.line, c.rose, 1.78)}</g></g>`;
};

const steps = (language: Language) =>
  scene({
    key: keyIn('products/mehndi-3', language),
    size: sizes.product,
    background: c.rose,
    body: `${layer(1200, 900, times(4, stepCard))}${phone({ x: 738, y: 56, scale: 1, rotate: 0, screen: stepScreen(5, language), edge })}`,
  });

export const scenes: readonly Scene[] = [...inLanguages(hero, gallery, steps), cover, bridal];
