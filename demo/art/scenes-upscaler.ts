import { layer } from './kit/shapes.ts';
import { fonts, type Scene, scene, sizes } from './scene.ts';
import { action, appIcon, divider, segments, slider, tag } from './upscaler/controls.ts';
import { riverPicture } from './upscaler/kingfisher.ts';
import { mosaic } from './upscaler/mosaic.ts';
import { water as c } from './upscaler/palette.ts';
import { queueWindow, settingsWindow, splitWindow } from './upscaler/screens.ts';

const cover0 = 'position:absolute;left:0;top:0';

const panel = `<div class="abs" style="left:742px;top:610px;width:400px;border-radius:16px;background:${c.panel};color:#eef4f2;padding:26px 28px 28px;display:grid;gap:24px;box-shadow:0 0 0 1px rgba(255,255,255,.14),26px 36px 60px -16px rgba(4,22,30,.7),6px 10px 18px -6px rgba(4,22,30,.5)"><div style="display:flex;align-items:center;gap:14px;font:650 24px ${fonts.display}">${appIcon(34)}Image Upscaler</div>${segments(['2×', '4×', '8×'], 2, 23)}${slider('Noise', 'Low', 28, 21)}${action('Upscale', 24)}</div>`;

const strips = [
  { x: 0, width: 180, cell: 60 },
  { x: 180, width: 180, cell: 36 },
  { x: 360, width: 170, cell: 20 },
];

const hero = scene({
  key: 'hero/upscaler',
  size: sizes.hero,
  background: c.deep,
  body: `${layer(1200, 1080, riverPicture(540))}${mosaic(riverPicture(540), 1200, 1080, strips, cover0)}${layer(1200, 1080, divider(530, 1080, 905, 38))}${tag('480 × 360', 'left:36px;bottom:36px', 25)}${panel}`,
});

const closeUp = `<g transform="translate(-560 -220) scale(1.75)">${riverPicture(540)}</g>`;

const loupe = `<defs><clipPath id="glass"><circle cx="618" cy="390" r="268"/></clipPath></defs><g transform="translate(810 588) rotate(42)"><rect x="-10" y="-4" width="300" height="64" rx="30" fill="#0b2029" opacity=".35" transform="translate(8 26)"/><rect x="-6" y="-28" width="70" height="56" fill="#c9ced0"/><rect x="-6" y="4" width="70" height="24" fill="#9aa4a8"/><rect x="52" y="-36" width="330" height="72" rx="30" fill="#18262c"/><path d="M70-20H340" stroke="#5a6d75" stroke-width="6" stroke-linecap="round"/></g>
<circle cx="630" cy="410" r="296" fill="#0b2029" opacity=".3"/><g clip-path="url(#glass)">${closeUp}</g><circle cx="618" cy="390" r="276" fill="none" stroke="#e7ebec" stroke-width="20"/><circle cx="618" cy="390" r="287" fill="none" stroke="#8d999e" stroke-width="3"/><circle cx="618" cy="390" r="266" fill="none" stroke="#5d6d74" stroke-width="3"/><path d="M430 250A236 236 0 0 1 560 166" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".75"/>`;

const cover = scene({
  key: 'products/upscaler-cover',
  size: sizes.product,
  background: c.river,
  body: `${mosaic(closeUp, 1200, 900, [{ x: 0, width: 1200, cell: 50 }], cover0)}${layer(1200, 900, loupe)}${tag('480 × 360', 'left:36px;bottom:36px', 27)}${tag('8×', 'right:36px;top:36px', 44)}`,
});

const split = scene({
  key: 'products/upscaler-1',
  size: sizes.product,
  background: c.mist,
  body: `<div class="abs" style="left:40px;top:50px">${splitWindow()}</div>`,
});

const queue = scene({
  key: 'products/upscaler-2',
  size: sizes.product,
  background: c.orange,
  body: `${layer(1200, 900, `<path d="M0 900V610L1200 330V900Z" fill="#dd6722"/>`)}<div class="abs" style="left:76px;top:64px;transform:rotate(-2.500deg)">${queueWindow()}</div>`,
});

const settings = scene({
  key: 'products/upscaler-3',
  size: sizes.product,
  background: c.deep,
  body: `${mosaic(closeUp, 1200, 900, [{ x: 0, width: 1200, cell: 75 }], `${cover0};opacity:.5`)}<div class="abs" style="left:222px;top:56px">${settingsWindow()}</div>`,
});

export const scenes: readonly Scene[] = [hero, cover, split, queue, settings];
