import { anatomyFigure } from './figures/anatomy.ts';
import { dawnFigure } from './figures/dawn.ts';
import { paper } from './figures/palette.ts';
import { reformFigure } from './figures/reform.ts';
import { layer } from './kit/shapes.ts';
import { type Scene, scene } from './scene.ts';

/** As wide as an article's text on a high-density screen. */
const size = { width: 1200, height: 700, widths: [400, 800, 1200] };

const figure = (key: string, drawing: string) =>
  scene({ key, size, background: paper.ground, body: layer(size.width, size.height, drawing) });

/** The figures that illustrate articles. */
export const scenes: readonly Scene[] = [
  figure('figures/dawn', dawnFigure()),
  figure('figures/reform', reformFigure()),
  figure('figures/anatomy', anatomyFigure()),
];
