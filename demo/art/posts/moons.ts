import { moonPhase, starField } from '../kit/shapes.ts';
import { lantern, mosque } from '../ramadan/landscape.ts';
import { ramadan as c } from '../ramadan/palette.ts';
import { bangla, fonts, n, times } from '../scene.ts';

const synodic = 29.53;

/** The moon's darker seas, the same on every disc. */
const seas =
  '<circle cx="-10" cy="-12" r="10"/><circle cx="9" cy="-4" r="7"/><circle cx="-4" cy="13" r="8"/><circle cx="16" cy="14" r="4"/><circle cx="14" cy="-19" r="3"/>';

function moonOf(day: number, x: number, y: number, r: number): string {
  const age = (day + 0.6) / synodic;
  const id = `phase-${day}`;
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="${r}" fill="#143846"/><clipPath id="${id}"><path d="${moonPhase(r, Math.min(age, 0.985))}"/></clipPath><g clip-path="url(#${id})"><circle r="${r}" fill="${c.moon}"/><g fill="#e6d2a2" transform="scale(${n(r / 30)})">${seas}</g></g>${day === 1 ? `<circle r="${r + 9}" fill="none" stroke="${c.marigold}" stroke-width="3"/>` : ''}</g>`;
}

/** The moon on each of the thirty evenings, ten to an arc, over the mosque; 1600 x 900. */
export function moonArcs(): string {
  const centre = { x: 800, y: 872 };
  const arcs = [
    { radius: 404, r: 31 },
    { radius: 560, r: 38 },
    { radius: 734, r: 46 },
  ];
  const rows = arcs.map(({ radius, r }, row) => {
    const places = Array.from({ length: 10 }, (_, index) => {
      const angle = ((197 + index * (146 / 9)) * Math.PI) / 180;
      return {
        day: row * 10 + index + 1,
        x: centre.x + Math.cos(angle) * radius,
        y: centre.y + Math.sin(angle) * radius,
        angle,
      };
    });
    const moons = places.map(({ day, x, y, angle }) => {
      const away = r + 21;
      return `${moonOf(day, x, y, r)}<text x="${n(x - Math.cos(angle) * away)}" y="${n(y - Math.sin(angle) * away + 8)}" text-anchor="middle" font-size="${n(14 + r * 0.24)}" fill="${c.marigold}" font-family="${fonts.banglaSans}" font-weight="500">${bangla(day)}</text>`;
    });
    return `<path d="M${centre.x - radius} ${centre.y}A${radius} ${radius} 0 0 1 ${centre.x + radius} ${centre.y}" fill="none" stroke="#1f5663" stroke-width="1.800"/>${moons.join('')}`;
  });
  return `<rect width="1600" height="900" fill="${c.night}"/><circle cx="800" cy="872" r="640" fill="#0c2833"/><circle cx="800" cy="872" r="470" fill="#0f2f3b"/>${starField(44, 1600, 300, c.sand, 41)}${rows.join('')}<circle cx="800" cy="812" r="190" fill="#1b4f5a"/><circle cx="800" cy="812" r="136" fill="${c.coral}"/><circle cx="800" cy="812" r="92" fill="${c.marigold}"/>${mosque(800, 816, 0.86, '#061a22', '#e9984a')}<path d="M0 812H1600V900H0Z" fill="#061a22"/>${times(3, (index) => `<path d="M${640 + index * 34} ${838 + index * 18}H${960 - index * 34}" stroke="${c.marigold}" stroke-width="4" stroke-linecap="round" opacity="${0.8 - index * 0.2}"/>`)}${lantern(96, 120, 0.72, 120)}${lantern(1504, 120, 0.72, 120)}`;
}
