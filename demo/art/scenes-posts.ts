import { layer } from './kit/shapes.ts';
import { moonArcs } from './posts/moons.ts';
import { seasons } from './posts/seasons.ts';
import { note, tea, wireframes } from './posts/sketchbook.ts';
import { type Scene, scene, sizes } from './scene.ts';
import { pencil, rule } from './uxui/desk.ts';
import { board as c } from './uxui/palette.ts';

const ramadan = scene({
  key: 'posts/ramadan',
  size: sizes.post,
  background: '#0a232d',
  body: layer(1600, 900, moonArcs()),
});

const bangla = scene({
  key: 'posts/bangla',
  size: sizes.post,
  background: '#fbf1de',
  body: layer(1600, 900, seasons()),
});

const uxui = scene({
  key: 'posts/uxui',
  size: sizes.post,
  background: '#23414a',
  body: `${layer(1600, 900, `<path d="M0 150H1600M0 380H1600M0 640H1600" stroke="#1d3840" stroke-width="5"/>${rule(-80, 770, -6, 720)}`)}<div class="abs" style="left:270px;top:96px;transform:rotate(-5deg)">${wireframes()}</div>
<div class="abs" style="left:70px;top:110px;transform:rotate(6deg)">${note(['কে', 'ব্যবহার', 'করবেন?'], '#ffd98a')}</div><div class="abs" style="left:1270px;top:560px;transform:rotate(-7deg)">${note(['সহজ করুন'], '#f2ab32')}</div>
${layer(1600, 900, `${tea(1430, 230, 1.1)}${pencil(836, 742, 24, 470, c.red, '#a93019')}`)}`,
});

export const scenes: readonly Scene[] = [ramadan, bangla, uxui];
