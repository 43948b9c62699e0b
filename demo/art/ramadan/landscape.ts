import { crescent, rings, star, starField } from '../kit/shapes.ts';
import { n, times } from '../scene.ts';
import { ramadan as c } from './palette.ts';

/** A brass lantern hanging from y = -drop, its ring at 0, 0, about 250 tall. Line work over flat planes. */
export function lantern(x: number, y: number, scale: number, drop: number): string {
  const dark = '#5c2f12';
  const glass = `M-40 92C-52 118-50 158-34 186H34C50 158 52 118 40 92Z`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">
<path d="M0 ${n(-drop / scale)}V0" stroke="${c.sand}" stroke-width="2"/>
<g stroke="${c.marigold}" fill="none">${rings(0, 138, [92, 116, 146], c.marigold, 1.2).replace('<g', '<g opacity=".45"')}</g>
<circle cy="8" r="8" fill="none" stroke="${c.marigold}" stroke-width="4"/>
<path d="M-5 17h10v9H-5z" fill="${c.marigold}"/>
<path d="M0 24C-6 50-22 62-42 72V80H42V72C22 62 6 50 0 24Z" fill="${c.marigold}"/><path d="M0 24C6 50 22 62 42 72V80H8Z" fill="#d98a25"/>
<path d="M-46 80H46L40 92H-40Z" fill="#d98a25"/><path d="M-46 80H46" stroke="${c.moon}" stroke-width="1.5"/>
<path d="${glass}" fill="#ffe9b0"/><path d="M8 92H40C52 118 50 158 34 186H12C22 158 22 118 8 92Z" fill="#fbc968"/>
<g fill="none" stroke="${dark}" stroke-width="2"><path d="${glass}"/><path d="M0 92C-14 118-14 158 0 186M0 92C14 118 14 158 0 186"/>
<path d="M-46 112 0 98 46 112M-48 150 0 136 48 150M-48 130 0 146 48 130M-40 170 0 184 40 170"/></g>
<path d="${star(8, 15, 8.5)}" transform="translate(0 141)" fill="${c.coral}"/><circle cy="141" r="4.5" fill="#ffe9b0"/>
<path d="M-38 186H38L46 198H-46Z" fill="${c.marigold}"/><path d="M10 186H38L46 198H10Z" fill="#d98a25"/>
<path d="M-46 198H46C40 212 16 214 0 232C-16 214-40 212-46 198Z" fill="#c8781c"/><path d="M0 232v20M-6 258a6 6 0 1 1 12 0c0 6-6 14-6 14s-6-8-6-14Z" stroke="${c.marigold}" stroke-width="2" fill="${c.marigold}"/></g>`;
}

const dome = (x: number, base: number, r: number, fill: string, line: string) =>
  `<g transform="translate(${x} ${base})"><path d="M${-r} 0C${n(-r * 1.06)} ${n(-r * 0.66)} ${n(-r * 0.5)} ${n(-r * 0.92)} 0 ${n(-r * 1.12)}C${n(r * 0.5)} ${n(-r * 0.92)} ${n(r * 1.06)} ${n(-r * 0.66)} ${r} 0Z" fill="${fill}"/><path d="M${n(-r * 0.86)} ${n(-r * 0.3)}C${n(-r * 0.74)} ${n(-r * 0.68)} ${n(-r * 0.3)} ${n(-r * 0.86)} 0 ${n(-r * 0.98)}" fill="none" stroke="${line}" stroke-width="1.5"/><path d="M0 ${n(-r * 1.1)}v${n(-r * 0.32)}" stroke="${fill}" stroke-width="3"/><circle cy="${n(-r * 1.42)}" r="${n(r * 0.07 + 1.6)}" fill="${fill}"/></g>`;

/** The many-domed brick mosque of the region on its bank: width 760, based at y = 0. */
export function mosque(x: number, y: number, scale: number, fill: string, line: string): string {
  const domes = times(5, (index) => dome(-208 + index * 104, -118, 46, fill, line));
  const doors = times(5, (index) => {
    const left = -208 + index * 104;
    return `<path d="M${left - 22} 0V-52C${left - 22}-72 ${left - 8}-78 ${left}-88C${left + 8}-78 ${left + 22}-72 ${left + 22}-52V0Z" fill="${line}" opacity="${index === 2 ? 1 : 0.75}"/><path d="M${left - 32} 0V-56C${left - 32}-80 ${left - 10}-88 ${left}-100C${left + 10}-88 ${left + 32}-80 ${left + 32}-56V0" fill="none" stroke="${line}" stroke-width="1.5" opacity=".7"/>`;
  });
  const tower = (tx: number) =>
    `<path d="M${tx - 19} 0 ${tx - 16}-150H${tx + 16}L${tx + 19} 0Z" fill="${fill}"/><path d="M${tx - 22}-40H${tx + 22}M${tx - 21}-84H${tx + 21}M${tx - 20}-126H${tx + 20}" stroke="${fill}" stroke-width="7"/><path d="M${tx - 18}-44H${tx + 18}M${tx - 17}-88H${tx + 17}M${tx - 16}-130H${tx + 16}" stroke="${line}" stroke-width="1.3" opacity=".7"/>${dome(tx, -150, 20, fill, line)}`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${domes}<path d="M-272 0V-118C-140-130 140-130 272-118V0Z" fill="${fill}"/><path d="M-262-110C-140-121 140-121 262-110" fill="none" stroke="${line}" stroke-width="1.5" opacity=".7"/>${doors}${tower(-286)}${tower(286)}</g>`;
}

/** A country boat with a woven hood and a man at the long oar, 300 wide, floating on y = 0. */
export const boat = (x: number, y: number, scale: number, hull: string, light: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-160-46C-120-14-62-6 0-6S104-14 150-62C146-20 96 24 4 24S-128 2-160-46Z" fill="${hull}"/><path d="M-150-38C-112-8-60 2 2 2S112-6 144-46" fill="none" stroke="${light}" stroke-width="1.500" opacity=".8"/>
<path d="M-84-8C-82-48-54-62-16-62S46-46 50-6Z" fill="${hull}"/><path d="M-62-8C-60-44-44-58-34-60M-34-7V-61M-6-6V-62M20-6C20-36 14-52 8-60M-78-30C-40-38 6-38 46-30M-66-48C-36-56 0-56 32-50" fill="none" stroke="${light}" stroke-width="1.300" opacity=".75"/>
<circle cx="101" cy="-95" r="7" fill="${hull}"/><path d="M94-86C102-90 110-84 109-72L112-40 116-16H104L101-38 97-14H86L92-46Z" fill="${hull}"/><path d="M98-78 118-62 126-66" fill="none" stroke="${hull}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M138-84 88 34" stroke="${hull}" stroke-width="3.200"/><path d="M92 22 80 50 90 46 98 26Z" fill="${hull}"/></g>`;

/** A date palm, about 230 tall, based at y = 0. */
export function palm(x: number, y: number, scale: number, fill: string, lean: number): string {
  const frond = (angle: number, length: number) => {
    const leaves = times(11, (index) => {
      const along = 0.16 + (index / 11) * 0.84;
      const [px, py] = [length * along, -length * 0.5 * along * (1 - along) * 1.7];
      const size = 26 * (1 - along * 0.62);
      return `M${n(px)} ${n(py)}l${n(size * 0.55)} ${n(size)}M${n(px)} ${n(py)}l${n(size * 0.75)} ${n(-size * 0.55)}`;
    });
    return `<path transform="rotate(${angle})" d="M0 0Q${n(length * 0.5)} ${n(-length * 0.42)} ${length} 0${leaves}"/>`;
  };
  const crown = [-172, -148, -118, -88, -60, -32, -6, 22, 160]
    .map((angle, index) => frond(angle, 88 + (index % 3) * 10))
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke="${fill}" stroke-linecap="round"><path d="M-6 0Q${n(lean * 0.2 - 5)}-90 ${n(lean - 5)}-172H${n(lean + 5)}Q${n(lean * 0.2 + 7)}-90 8 0Z" fill="${fill}"/><g transform="translate(${lean}-170)" fill="none" stroke-width="2.800">${crown}</g></g>`;
}

/** The hour of iftar: a sun of flat rings behind the bank, night above, its light on the river. */
export function duskSky(width: number, height: number, horizon: number, sunX: number): string {
  const bands: readonly (readonly [number, string])[] = [
    [920, '#0e303c'],
    [740, '#164655'],
    [590, '#285a63'],
    [460, '#7f5a55'],
    [350, '#c8623f'],
    [250, '#e68c43'],
    [150, c.marigold],
  ];
  const sky = bands.map(([r, fill]) => `<circle cx="${sunX}" cy="${horizon}" r="${r}" fill="${fill}"/>`).join('');
  const glints = times(15, (index) => {
    const y = horizon + 12 + index * index * 1.35 + index * 3;
    const half = 130 - index * 3 + (index % 3) * 34 - (index % 2) * 26;
    const shift = ((index * 37) % 50) - 25;
    return `<path d="M${n(sunX - half + shift)} ${n(y)}H${n(sunX + half + shift)}" stroke="${index < 6 ? c.marigold : '#e08a45'}" stroke-width="${n(4 + index * 0.35)}" stroke-linecap="round" opacity="${n(0.95 - index * 0.045)}"/>`;
  });
  return `<defs><clipPath id="sky"><rect width="${width}" height="${horizon}"/></clipPath></defs><rect width="${width}" height="${height}" fill="${c.night}"/><g clip-path="url(#sky)">${sky}<circle cx="${sunX}" cy="${horizon}" r="84" fill="#fff0bd"/></g><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#0d2f3a"/>${glints}`;
}

/** The new moon with its ring lines, and stars around it. */
export const moonlight = (x: number, y: number, r: number, width: number, height: number): string =>
  `${starField(46, width, height, c.moon, 19, { x, y, r })}<g transform="translate(${x} ${y}) rotate(-112)"><path d="${crescent(r, 0.36)}" fill="${c.moon}"/></g>`;
