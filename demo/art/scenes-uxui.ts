import { phone } from './kit/device.ts';
import { layer } from './kit/shapes.ts';
import { type Scene, scene, sizes } from './scene.ts';
import { buttonAnatomy } from './uxui/anatomy.ts';
import { certificate } from './uxui/certificate.ts';
import { componentWall } from './uxui/components.ts';
import { gridSheet, letterStudy, pencil, rule, spacingBands } from './uxui/desk.ts';
import { board as c } from './uxui/palette.ts';
import { componentScreen, lessonScreen, progressScreen } from './uxui/screens.ts';

const hero = scene({
  key: 'hero/uxui',
  size: sizes.hero,
  background: c.marigold,
  body: `${layer(1200, 1080, `<path d="M0 1080V700L1200 240V1080Z" fill="#eba026"/>`)}
<div class="abs" style="left:-30px;top:44px;transform:rotate(-5deg)">${gridSheet(860, 960, letterStudy())}</div>
${layer(1200, 1080, pencil(246, 1004, -9, 620, c.red, '#a93019'))}
${phone({ x: 726, y: 150, scale: 1.08, rotate: 7, screen: lessonScreen(), edge: '#5c4a2c' })}`,
});

const cover = scene({
  key: 'products/uxui-cover',
  size: sizes.product,
  background: c.marigold,
  body: componentWall(),
});

const lessonPhone = { x: 600, y: -70, scale: 1.25 };

const lesson = scene({
  key: 'products/uxui-1',
  size: sizes.product,
  background: c.paper,
  body: `${layer(1200, 900, `${spacingBands(lessonPhone)}${rule(-60, 764, -4, 620)}`)}${phone({ ...lessonPhone, screen: lessonScreen(), edge: '#5c4a2c' })}`,
});

const component = scene({
  key: 'products/uxui-2',
  size: sizes.product,
  background: c.ink,
  body: `${layer(1200, 900, buttonAnatomy())}${phone({ x: 742, y: 66, scale: 1, rotate: 0, screen: componentScreen(), edge: '#5d6a72' })}`,
});

const progress = scene({
  key: 'products/uxui-3',
  size: sizes.product,
  background: '#c98a1d',
  body: `<div class="abs" style="left:16px;top:64px;transform:rotate(-7deg) scale(.92)">${certificate('Nadia Rahman')}</div>${phone({ x: 806, y: 160, scale: 0.94, rotate: 5, screen: progressScreen(), edge: '#5c4a2c' })}`,
});

export const scenes: readonly Scene[] = [hero, cover, lesson, component, progress];
