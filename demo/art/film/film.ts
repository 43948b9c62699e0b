import { n } from '../scene.ts';
import { desk } from '../story-desk.ts';
import { dusk, river } from '../story-river.ts';
import { view } from '../story-view.ts';
import { firstProgram } from './first-program.ts';
import { grandmother } from './grandmother.ts';
import { between, camera, mix, smooth } from './motion.ts';
import { phones } from './phones.ts';
import { releaseNight } from './release-night.ts';

/** The output format of the film. */
export const film = { width: 1280, height: 720, rate: 24, seconds: 30 } as const;

/** Duration of the transition between two scenes, in seconds. */
const OVERLAP = 0.6;

/** From the water back through the window to the desk. */
const riverBank = (t: number): string => {
  const back = smooth(between(t, 1.6, 5.4));
  return camera(`${view(river(dusk, t))}${desk({ t })}`, 640, mix(232, 360, back), mix(3.1, 1, back));
};

const scenes = [
  { from: 0, to: 6.2, draw: riverBank },
  { from: 5.6, to: 12.2, draw: firstProgram },
  { from: 11.6, to: 18, draw: phones },
  { from: 17.4, to: 23.6, draw: grandmother },
  { from: 23, to: 30, draw: releaseNight },
] as const;

/** The picture at a time, as the content of an SVG of the film's size. @param t seconds from the start of the film */
export const frame = (t: number): string => {
  const drawn = scenes
    .filter(({ from, to }) => t >= from && t < to)
    .map(({ from, draw }, at) => {
      const shown = at === 0 ? 1 : smooth(between(t, from, from + OVERLAP));
      return `<g opacity="${n(shown)}">${draw(t - from)}</g>`;
    });
  const dark = Math.max(1 - between(t, 0, 0.5), between(t, 29.6, 30));
  return `${drawn.join('')}<rect width="1280" height="720" fill="#071a20" opacity="${n(dark)}"/>`;
};
