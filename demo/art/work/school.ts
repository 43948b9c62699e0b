import { n, seeded, times } from '../scene.ts';
import { poster as c } from './palette.ts';

const INK = `stroke="${c.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const [LEFT, RIGHT, ROOF, GROUND] = [210, 1310, 236, 640];
const BAYS = 10;
const bay = (RIGHT - LEFT) / BAYS;

/** An open arch of the veranda; behind it a door, or the lit room of the office. */
function arch(x: number, base: number, height: number, isLit: boolean): string {
  const [half, spring] = [bay * 0.34, height * 0.55];
  const middle = x + bay / 2;
  const path = `M${n(middle - half)} ${n(base)}V${n(base - spring)}A${n(half)} ${n(half)} 0 0 1 ${n(middle + half)} ${n(base - spring)}V${n(base)}Z`;
  const door = isLit
    ? `<path d="M${n(middle - half * 0.5)} ${n(base)}v${n(-height * 0.52)}h${n(half)}v${n(height * 0.52)}" fill="${c.paper}" ${INK}/>`
    : `<path d="M${n(middle - half * 0.52)} ${n(base)}v${n(-height * 0.5)}h${n(half * 1.04)}v${n(height * 0.5)}M${n(middle)} ${n(base)}v${n(-height * 0.5)}" fill="#0a4736" stroke="#083529" stroke-width="2.500"/>`;
  return `<path d="${path}" fill="${isLit ? c.marigold : c.river}" ${INK}/>${door}`;
}

const storey = (base: number, height: number, lit: number) =>
  times(BAYS, (index) => arch(LEFT + index * bay, base, height, index === lit));

const balustrade = (y: number) =>
  `<path d="M${LEFT} ${y}H${RIGHT}M${LEFT} ${y - 34}H${RIGHT}${times(56, (index) => `M${n(LEFT + 10 + index * 19.6)} ${y - 34}v34`)}" fill="none" ${INK}/>`;

const building =
  () => `<path d="M${LEFT - 26} ${ROOF - 26}H${RIGHT + 26}V${ROOF}H${LEFT - 26}Z" fill="${c.brick}" ${INK}/>
<rect x="${LEFT}" y="${ROOF}" width="${RIGHT - LEFT}" height="${GROUND - ROOF}" fill="${c.paper}" ${INK}/>
<path d="M${LEFT} ${ROOF}H${RIGHT}v22H${LEFT}Z" fill="${c.shade}"/>
${storey(430, 158, 7)}<rect x="${LEFT - 12}" y="430" width="${RIGHT - LEFT + 24}" height="20" fill="${c.brick}" ${INK}/>${balustrade(430)}
${storey(GROUND, 174, -1)}
<path d="M${LEFT + 4.5 * bay - 40} ${ROOF - 26}L${LEFT + 5 * bay - 20} ${ROOF - 96}L${LEFT + 5.5 * bay} ${ROOF - 26}Z" fill="${c.paper}" ${INK}/><circle cx="${LEFT + 5 * bay - 20}" cy="${ROOF - 52}" r="15" fill="${c.marigold}" ${INK}/>`;

const flag = (x: number, y: number) =>
  `<path d="M${x} ${y}V110" ${INK} fill="none"/><path d="M${x} 116c40-14 66 14 112 0v68c-46 14-72-14-112 0Z" fill="${c.river}" ${INK}/><circle cx="${x + 52}" cy="150" r="20" fill="${c.coral}"/>`;

/** A round crown of overlapping discs on a short trunk. */
function tree(x: number, base: number, size: number, seed: number): string {
  const random = seeded(seed);
  const crown = times(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    const reach = size * (0.42 + random() * 0.26);
    return `<circle cx="${n(x + Math.cos(angle) * reach)}" cy="${n(base - size * 1.25 + Math.sin(angle) * reach * 0.62)}" r="${n(size * (0.26 + random() * 0.14))}"/>`;
  });
  return `<path d="M${n(x - size * 0.1)} ${base}q${n(size * 0.06)} ${n(-size * 0.5)} ${n(-size * 0.16)} ${n(-size)}h${n(size * 0.5)}q${n(-size * 0.22)} ${n(size * 0.5)} ${n(-size * 0.12)} ${n(size)}Z" fill="#7a4a30" ${INK}/>
<g fill="${c.ink}">${crown.replaceAll(/r="([\d.]+)"/g, (_all, r: string) => `r="${n(Number(r) + 3)}"`)}</g><g fill="${c.leaf}">${crown}</g><g fill="#55a477">${times(8, () => `<circle cx="${n(x - size * 0.5 + random() * size * 0.8)}" cy="${n(base - size * 1.62 + random() * size * 0.4)}" r="${n(size * (0.05 + random() * 0.05))}"/>`)}</g>`;
}

const post = (x: number, y: number, size: number) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(13 * size)}" ry="${n(4.5 * size)}" fill="${c.ink}"/><path d="M${n(x)} ${n(y)}v${n(-62 * size)}" stroke="${c.ink}" stroke-width="${n(6 * size)}" stroke-linecap="round"/><circle cx="${n(x)}" cy="${n(y - 64 * size)}" r="${n(7 * size)}" fill="${c.marigold}" stroke="${c.ink}" stroke-width="${n(2.6 * size)}"/>`;

/** Ropes for a queue that is not there: three lanes towards the door. */
const lanes = () =>
  times(4, (lane) => {
    const at = (step: number) => {
      const depth = step / 4;
      const size = 0.62 + depth * 0.72;
      return { x: 800 + (lane - 1.5) * (84 + depth * 150), y: 690 + depth * 168, size };
    };
    const points = Array.from({ length: 5 }, (_, step) => at(step));
    const rope = points
      .slice(1)
      .map((to, index) => {
        const from = points[index] ?? to;
        const [y0, y1] = [from.y - 54 * from.size, to.y - 54 * to.size];
        return `M${n(from.x)} ${n(y0)}Q${n((from.x + to.x) / 2)} ${n((y0 + y1) / 2 + 34 * to.size)} ${n(to.x)} ${n(y1)}`;
      })
      .join('');
    return `<path d="${rope}" fill="none" stroke="${c.paper}" stroke-width="5"/>${points.map(({ x, y, size }) => post(x, y, size)).join('')}`;
  });

const bench = (x: number, y: number) =>
  `<path d="M${x} ${y}h190v16H${x}ZM${x + 16} ${y + 16}v44M${x + 174} ${y + 16}v44" fill="${c.marigold}" ${INK}/>`;

/** The school on the morning of an admission day: an empty courtyard, one room lit; 1600 x 900. */
export const schoolMorning =
  (): string => `<rect width="1600" height="900" fill="${c.sky}"/><path d="M0 470H1600V660H0Z" fill="${c.haze}"/>
<circle cx="1440" cy="236" r="92" fill="${c.marigold}"/><circle cx="1440" cy="236" r="132" fill="none" stroke="${c.marigold}" stroke-width="3" opacity="0.7"/>
<path d="M0 520c120-26 190-8 250-2s60 8 90 0M1290 512c90-30 200-12 310-26" fill="none" stroke="${c.leaf}" stroke-width="22" stroke-linecap="round" opacity="0.55"/>
<rect y="${GROUND}" width="1600" height="${900 - GROUND}" fill="${c.brick}"/><path d="M0 ${GROUND}H1600" ${INK}/>
<path d="M560 ${GROUND}H1040L1330 900H270Z" fill="#dd8a60"/>${times(5, (index) => `<path d="M${n(520 - index * 46 - index * index * 4)} ${n(668 + index * 38 + index * index * 5)}H${n(1080 + index * 46 + index * index * 4)}" stroke="${c.brickShade}" stroke-width="2.500" opacity="0.55"/>`)}
${building()}${flag(150, GROUND)}
${tree(70, 700, 190, 7)}${tree(1500, 716, 230, 23)}
${lanes()}${bench(150, 760)}${bench(1236, 752)}`;
