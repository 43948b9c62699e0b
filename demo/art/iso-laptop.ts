import { fill, ink, lying, plane, prism, project, rectangle, shadow, type Tones } from './iso.ts';
import { times } from './scene.ts';

interface Laptop {
  x: number;
  y: number;
  /** Artwork of the screen, 420 x 262. */
  screen: string;
  shade: string;
  body: Tones;
  keys: string;
  bed: string;
}

/** An open laptop facing the lower left; x, y is the far corner of its base. */
export function laptop({ x, y, screen, shade, body, keys, bed }: Laptop): string {
  const [w, d, tall, tilt] = [440, 290, 262, 0.28];
  const at = (u: number, v: number, back = 0) => project(x + 10 + u, y + 8 - v * tilt - back, 16 + v);
  const side = fill([at(420, 0), at(420, tall), at(420, tall, 9), at(420, 0, 9)], '#0b1312', 2.5);
  const top = fill([at(0, tall), at(420, tall), at(420, tall, 9), at(0, tall, 9)], '#41504c', 2.5);
  const board = times(5, (row) =>
    times(
      14,
      (key) => `<rect x="${39 + key * 26.2}" y="${39 + row * 24}" width="22" height="20" rx="3.5" fill="${keys}"/>`,
    ),
  );
  const deck = `<rect x="34" y="34" width="372" height="126" rx="8" fill="${bed}"/>${board}<rect x="140" y="178" width="160" height="92" rx="8" fill="${bed}" fill-opacity="0.55" stroke="${ink}" stroke-width="1.6"/>`;
  return `${shadow(rectangle(x, y, w, d, 16), 30, shade)}${prism(rectangle(x, y, w, d, 16), 0, 15, body)}${lying(x, y, 15, deck)}${top}${side}${plane([x + 10, y + 8 - tall * tilt, 16 + tall], [1, 0, 0], [0, tilt, -1], screen)}`;
}
