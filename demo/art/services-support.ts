import { disc, fill, ink, line, lying, prism, project, rectangle, shadow } from './iso.ts';
import { laptop } from './iso-laptop.ts';
import { pencil, sheet, tea, tone, vessel } from './iso-objects.ts';
import { fonts, n, seeded, times } from './scene.ts';

const night = '#14201f';
const desk = '#1d3a33';
const lit = '#f2d38a';
const shade = 'rgb(12 30 24 / 0.3)';

const text = (x: number, y: number, size: number, content: string, colour: string, weight = 600) =>
  `<text x="${x}" y="${y}" font-family="${fonts.display.replaceAll("'", '')}" font-size="${size}" font-weight="${weight}" letter-spacing="-.3" fill="${colour}">${content}</text>`;

const random = seeded(31);
const row = (label: string, y: number, bad: number) =>
  `${text(30, y, 13, label, '#a9b5ae', 500)}${times(30, (i) => `<rect x="${30 + i * 12.1}" y="${y + 9}" width="8" height="${i === bad ? 15 : 24}" ${i === bad ? `transform="translate(0 9)"` : ''} rx="2" fill="${i === bad ? '#f3aa2f' : random() > 0.12 ? '#2fa97c' : '#57dba6'}"/>`)}`;

const status = `<rect width="420" height="262" rx="12" fill="#0b1312" stroke="${ink}" stroke-width="2.5"/><rect x="9" y="9" width="402" height="244" rx="5" fill="#10201d"/><circle cx="40" cy="44" r="10" fill="#57dba6"/><path d="M35.5 44l3.2 3.4 6-6.6" fill="none" stroke="#10201d" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>${text(60, 51, 22, 'All systems running', '#f7faf8', 700)}${text(348, 50, 17, '02:14', '#f3aa2f', 600)}${row('Shop', 88, -1)}${row('Payments', 144, 17)}${row('Mail', 200, -1)}`;

const tick = (y: number, done: boolean, length: number) =>
  `<rect x="24" y="${y}" width="20" height="20" fill="none" stroke="${ink}" stroke-width="2"/>${done ? `<path d="M27 ${y + 10}l6 7L48 ${y - 4}" fill="none" stroke="#0d6b4e" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}<path d="M60 ${y + 10}h${length}" stroke="${done ? '#a9b5ae' : ink}" stroke-width="3" stroke-linecap="round"/>`;

const list = `<path d="M24 30H118" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>${tick(54, true, 118)}${tick(92, true, 92)}${tick(130, true, 128)}${tick(168, true, 80)}${tick(206, false, 108)}`;

/** A headset on the desk: the band extruded upwards, two cushions, the microphone's arm. */
const headset = (x: number, y: number) => {
  const band = (z: number, colour: string, width: number) =>
    lying(
      x,
      y,
      z,
      `<path d="M-70 60C-86-60-40-92 0-92S86-60 70 60" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
    );
  const cup = (dx: number) =>
    `${prism(rectangle(x + dx - 20, y + 34, 40, 74, 18), 0, 34, tone.ink)}${lying(x + dx - 20, y + 34, 34, `<rect x="8" y="10" width="24" height="54" rx="12" fill="#2c8f6c" stroke="${ink}" stroke-width="1.6"/>`)}`;
  const arm = lying(
    x,
    y,
    16,
    `<path d="M-76 100C-80 150-50 164-14 158" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>
<rect x="-20" y="148" width="34" height="18" rx="9" fill="${ink}"/>`,
  );
  const cast = lying(
    x + 14,
    y - 4,
    0,
    `<g fill="none" stroke="${shade}" stroke-linecap="round"><path d="M-70 60C-86-60-40-92 0-92S86-60 70 60" stroke-width="16"/>
</g>`,
  );
  return `<g class="thick">${cast}${times(7, (i) => band(12 + i * 2, ink, 17))}${times(5, (i) => band(14 + i * 2, '#22302d', 12))}${band(25, '#41504c', 11)}${arm}${cup(-72)}${cup(72)}</g>`;
};

const [lampX, lampY] = [-350, -60];
const tube = (from: readonly [number, number], to: readonly [number, number]) =>
  `${line([from, to], 15)}${line([from, to], 10, '#0d6b4e')}`;

const base = `${shadow(disc(lampX, lampY, 50), 14, shade)}${prism(disc(lampX, lampY, 54), 0, 14, tone.green)}`;
const elbow = project(lampX - 44, lampY - 24, 200);
const head = project(lampX + 84, lampY + 44, 268);
const mouth = project(lampX + 96, lampY + 56, 186);

const lamp = `${base}${tube(project(lampX, lampY, 16), elbow)}${tube(elbow, head)}<circle cx="${n(elbow[0])}" cy="${n(elbow[1])}" r="11" fill="#f3aa2f" stroke="${ink}" stroke-width="2.5"/>
<ellipse cx="${n(mouth[0])}" cy="${n(mouth[1] + 4)}" rx="60" ry="34" fill="#fbe7b4"/>${vessel(lampX + 96, lampY + 56, 186, 74, 26, 74, tone.green)}`;

const pool = disc(-90, 130, 330).map(([x, y]) => project(x, y));

/** Support: two in the morning, one lamp on, the list nearly done. */
export const support = {
  ground: night,
  shift: [34, 56] as const,
  zoom: 0.86,
  body: [
    lying(-1000, -260, 0, `<rect width="2000" height="1200" fill="${desk}"/>`),
    fill(pool, lit),
    laptop({
      x: -130,
      y: -170,
      screen: status,
      shade,
      body: { top: '#dfe3d9', left: '#b9c2b8', right: '#8d988f' },
      keys: '#41504c',
      bed: '#22302d',
    }),
    lamp,
    headset(-270, 262),
    sheet(-96, 190, 210, 252, 0, list, shade),
    pencil(140, 330, 0, 160, 96),
    tea(300, 210, shade),
  ].join(''),
};
