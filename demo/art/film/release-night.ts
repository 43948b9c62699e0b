import { mark } from '../mark.ts';
import { n, seeded, times } from '../scene.ts';
import { desk } from '../story-desk.ts';
import { horizon, night, river } from '../story-river.ts';
import { view } from '../story-view.ts';
import { between, camera, mix, settle, smooth } from './motion.ts';

/** The laptop's screen: the release is being published, with a progress bar, then the check mark. */
const release = (t: number) => {
  const sent = smooth(between(t, 0.5, 2.2));
  const done = settle(between(t, 2.3, 2.7));
  return `<rect x="18" y="31" width="304" height="164" fill="#0f2f2d"/><rect x="70" y="106" width="200" height="12" rx="6" fill="#1f4f4a"/><rect x="70" y="106" width="${n(200 * sent)}" height="12" rx="6" fill="#57dba6"/>
<rect x="70" y="134" width="120" height="6" rx="3" fill="#2f6a62"/><rect x="70" y="148" width="84" height="6" rx="3" fill="#2f6a62"/><g transform="translate(170 74) scale(${n(done)})"><circle r="18" fill="#f3aa2f"/><path d="M-8 0L-2 6L9-6" stroke="#16211f" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`;
};

const COUNT = 90;
const random = seeded(19);

/** Lanterns: one for each house that the release reaches, from the middle of the river outwards. */
const lanterns = Array.from({ length: COUNT }, (_, i) => {
  const far = i / COUNT;
  const side = i % 2 ? 1 : -1;
  const depth = random();
  return {
    x: 640 + side * (16 + far * 330) * (0.3 + random() * 0.8),
    y: horizon + 6 + depth * depth * 150,
    size: 1.6 + depth * 3.4,
    at: 2.4 + far * 2.1,
    phase: random() * 6,
  };
});

const lights = (t: number) =>
  lanterns
    .map(({ x, y, size, at, phase }) => {
      const lit = settle(between(t, at, at + 0.5));
      if (lit === 0) return '';
      const bob = Math.sin(t * 1.5 + phase) * 1.4;
      return `<g opacity="${n(lit)}"><ellipse cx="${n(x)}" cy="${n(y + bob)}" rx="${n(size * 4.2)}" ry="${n(size * 3)}" fill="#f3aa2f" opacity="0.16"/><rect x="${n(x - size * 0.7)}" y="${n(y + size * 1.6)}" width="${n(size * 1.4)}" height="${n(size * 3.4)}" rx="${n(size * 0.5)}" fill="#f3aa2f" opacity="0.32"/>
<path d="M${n(x - size)} ${n(y + bob + size)}V${n(y + bob - size * 0.5)}L${n(x)} ${n(y + bob - size * 1.5)}L${n(x + size)} ${n(y + bob - size * 0.5)}V${n(y + bob + size)}Z" fill="#fdd68a"/></g>`;
    })
    .join('');

const windows = times(
  16,
  (i) =>
    `<rect x="${i < 8 ? 20 + i * 46 : 900 + (i - 8) * 46}" y="${n(306 + ((i * 5) % 7))}" width="5" height="6" fill="#f3c66b" opacity="0.85"/>`,
);

/** The bend of the river becomes the studio's emblem. */
const sign = (t: number) => {
  const come = smooth(between(t, 4.9, 5.8));
  const sun = settle(between(t, 5.4, 6.1));
  return `<rect width="1280" height="720" fill="#071a20" opacity="${n(come * 0.9)}"/><g opacity="${n(come)}" transform="translate(0 ${n(mix(14, 0, come))})">${mark(552, 260, 176, { river: '#57dba6', sun: 'none' })}<circle cx="695" cy="${n(mix(330, 304, sun))}" r="22" fill="#f3aa2f" opacity="${n(sun)}"/></g>`;
};

/** The release is published, and one light after another appears on the river. @param t seconds, from 0 to 7 */
export const releaseNight = (t: number): string => {
  const outside = `${river(night, t)}${windows}${lights(t)}`;
  const near = smooth(between(t, 2, 5.2));
  const see = (content: string) => camera(content, 640, mix(360, 318, near), mix(1, 2.1, near));
  const room = `${view(outside)}<rect width="1280" height="720" fill="#06181b" opacity="0.18"/>${desk({ t, screen: release(t) })}<rect y="494" width="1280" height="226" fill="#06181b" opacity="0.28"/>`;
  // Through the window: the room disappears as the river comes closer.
  const left = 1 - smooth(between(t, 2.7, 4));
  return `${see(outside)}${left > 0 ? `<g opacity="${n(left)}">${see(room)}</g>` : ''}${sign(t)}`;
};
