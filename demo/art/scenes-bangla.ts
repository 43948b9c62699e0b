import { alpana, border } from './bangla/alpana.ts';
import { motif } from './bangla/motifs.ts';
import { colours as c } from './bangla/palette.ts';
import { dayScreen, festivalScreen, monthScreen } from './bangla/screens.ts';
import { tearOff } from './bangla/tear-off.ts';
import { phone } from './kit/device.ts';
import { layer } from './kit/shapes.ts';
import { type Scene, scene, sizes, times } from './scene.ts';

const painting = (x: number, y: number, scale: number, paint: string, ground: string, accent: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${alpana(paint, ground, accent)}</g>`;

const cover = scene({
  key: 'products/bangla-cover',
  size: sizes.product,
  background: c.red,
  body: `${layer(1200, 900, painting(1010, 250, 1.5, c.cream, c.red, c.turmeric))}<div class="abs" style="left:118px;top:96px;transform:rotate(-4deg)">${tearOff()}</div>
${phone({ x: 730, y: 226, scale: 0.98, rotate: 7, screen: monthScreen(), edge: '#6d4a3c' })}`,
});

const month = scene({
  key: 'products/bangla-1',
  size: sizes.product,
  background: c.turmeric,
  body: `${layer(1200, 900, painting(1150, 840, 1.5, '#f6cd77', c.turmeric, '#fbe2a8'))}${phone({ x: 120, y: -74, scale: 1.5, rotate: -8, screen: monthScreen(), edge: '#6d4a3c' })}`,
});

const day = scene({
  key: 'products/bangla-2',
  size: sizes.product,
  background: c.ink,
  body: `${layer(1200, 900, `<circle cx="352" cy="500" r="268" fill="${c.red}"/><g transform="translate(352 842)">${motif.minar(2.08, c.cream, c.red)}</g><path d="M0 850H1200V900H0Z" fill="#1b0d0a"/>`)}
${phone({ x: 700, y: 46, scale: 1.02, screen: dayScreen(), edge: '#6d4a3c' })}`,
});

const leafRows = (step: number) =>
  times(
    8,
    (row) =>
      `<g transform="translate(${row % 2 ? -84 : -42} ${row * step + 60})">${border(1320, 84, '#3b7957', c.leaf, '#57946f')}</g>`,
  );

const festivals = scene({
  key: 'products/bangla-3',
  size: sizes.product,
  background: c.leaf,
  body: `${layer(1200, 900, leafRows(130))}
${phone({ x: 120, y: 60, scale: 1.14, rotate: -5, screen: festivalScreen(), edge: '#6d4a3c' })}${phone({ x: 660, y: -300, scale: 1.14, rotate: -5, screen: dayScreen(), edge: '#6d4a3c' })}`,
});

export const scenes: readonly Scene[] = [cover, month, day, festivals];
