import { fonts, n } from '../scene.ts';
import { paper as c } from './palette.ts';

const [X, Y, REACH] = [770, 250, 600];
const rad = Math.PI / 180;
/** Angles are doubled, since they would otherwise be too close to distinguish. */
const pointAt = (angle: number, reach = REACH) => {
  const drawn = angle * 2 * rad;
  return [X - reach * Math.cos(drawn), Y + reach * Math.sin(drawn)].map((value) => n(value));
};

const text = (x: number | string, y: number | string, words: string, size: number, extra = '') =>
  `<text x="${x}" y="${y}" font-family="${fonts.text.replaceAll('"', '')}" font-size="${size}" fill="${c.ink}" ${extra}>${words}</text>`;

const ray = (angle: number, colour: string, width: number, dash = '') => {
  const [x, y] = pointAt(angle);
  return `<path d="M${X} ${Y}L${x} ${y}" stroke="${colour}" stroke-width="${width}" fill="none" ${dash && `stroke-dasharray="${dash}"`}/>`;
};

const sun = (angle: number, fill: string) => {
  const [x, y] = pointAt(angle);
  return `<circle cx="${x}" cy="${y}" r="21" fill="${fill}"/>`;
};

const arc = (angle: number, reach: number) => {
  const [x, y] = pointAt(angle, reach);
  return `<path d="M${X - reach} ${Y}A${reach} ${reach} 0 0 0 ${x} ${y}" fill="none" stroke="${c.coral}" stroke-width="4"/>`;
};

const watcher = `<g transform="translate(${X} ${Y})" fill="${c.night}"><path d="M-58 0V-44H58V0Z"/><path d="M-40-44C-40-78-16-84 0-104C16-84 40-78 40-44Z"/><path d="M-2-104H2V-122H-2Z"/><path d="M-78 0V-86C-78-94-70-98-68-104C-66-98-58-94-58-86V0ZM58 0V-86C58-94 66-98 68-104C70-98 78-94 78-86V0Z"/><path d="M-12 0V-24A12 12 0 0 1 12-24V0Z" fill="${c.marigold}"/></g>`;

/** The sun below the horizon before dawn: its depth at which each authority calls it dawn. */
export const dawnFigure = (): string =>
  `<rect width="1200" height="700" fill="${c.ground}"/><rect width="1200" height="${Y}" fill="${c.sky}"/><path d="M0 ${Y}H1200V${Y - 60}C800 ${Y - 74} 500 ${Y - 190} 0 ${Y - 150}Z" fill="${c.dusk}"/><path d="M0 ${Y}H900C640 ${Y - 16} 300 ${Y - 84} 0 ${Y - 70}Z" fill="${c.glow}"/>
${ray(18, c.coral, 5)}${ray(15, c.soft, 2, '3 9')}${ray(0.833, c.soft, 2, '3 9')}${arc(18, 240)}
<path d="M0 ${Y}H1200" stroke="${c.ink}" stroke-width="3"/>${watcher}
${sun(15, c.pale)}${sun(18, c.coral)}${sun(0.833, c.marigold)}
${text(X - 216, Y + 92, '18°', 42, `font-weight="700" font-family="${fonts.display}"`)}
${text(40, Y - 22, 'Horizon', 25)}
${text(206, Y + 52, '0.833° sunrise', 27)}
${text(28, 518, '15° North America', 27)}${text(28, 552, 'Dhaka 5:17', 24, `fill-opacity=".72"`)}
${text(326, 612, '18° Karachi, Bangladesh', 27, 'font-weight="700"')}${text(326, 646, 'Dhaka 5:04', 24, `fill-opacity=".72"`)}
${text(806, 640, '2 March 2025. Angles drawn', 24, `fill-opacity=".72"`)}${text(806, 670, 'twice as large as they are.', 24, `fill-opacity=".72"`)}`;
