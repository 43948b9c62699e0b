import { type Scene, scene } from './scene.ts';
import { cloud } from './services-cloud.ts';
import { database } from './services-database.ts';
import { design } from './services-design.ts';
import { mobile } from './services-mobile.ts';
import { toNightMarkup } from './services-night.ts';
import { support } from './services-support.ts';
import { web } from './services-web.ts';

const size = { width: 1200, height: 800, widths: [400, 800, 1200] };

interface Desk {
  ground: string;
  /** Moves and scales the drawing inside the picture. */
  shift: readonly [number, number];
  zoom: number;
  body: string;
}

/** All six scenes are drawn around the centre of the desk; edges keep their width on every plane. */
const desk = (key: string, { ground, shift, zoom, body }: Desk, night = ''): Scene =>
  scene({
    key: `services/${key}${night}`,
    size,
    background: ground,
    css: 'svg *{vector-effect:non-scaling-stroke}',
    body: `<svg width="1200" height="800" viewBox="-600 -400 1200 800"><g transform="translate(${shift.join(' ')}) scale(${zoom})">${body}</g></svg>`,
  });

const desks = { web, mobile, design, database, cloud, support };

export const scenes: readonly Scene[] = Object.entries(desks).flatMap(([key, drawn]) => {
  const [ground, body] = [toNightMarkup(key, drawn.ground), toNightMarkup(key, drawn.body)];
  return ground && body ? [desk(key, drawn), desk(key, { ...drawn, ground, body }, '/night')] : [desk(key, drawn)];
});
