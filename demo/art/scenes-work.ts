import { paper } from './figures/palette.ts';
import { layer } from './kit/shapes.ts';
import { type Scene, scene, sizes } from './scene.ts';
import { frameDrawing } from './work/drawing.ts';
import { checkFigure, columnsFigure, formsFigure } from './work/figures.ts';
import { mangoRows } from './work/mango.ts';
import { poster } from './work/palette.ts';
import { schoolMorning } from './work/school.ts';

/** As wide as the text of a case study on a high-density screen. */
const figureSize = { width: 1200, height: 700, widths: [400, 800, 1200] };

/** Also shown across the whole window. */
const posterSize = { ...sizes.post, widths: [400, 800, 1200, 1600] };

const hero = (key: string, background: string, drawing: string) =>
  scene({ key, size: posterSize, background, body: layer(1600, 900, drawing) });

const figure = (key: string, drawing: string) =>
  scene({ key, size: figureSize, background: paper.ground, body: layer(1200, 700, drawing) });

/** The pictures of case studies. */
export const scenes: readonly Scene[] = [
  hero('work/school', poster.sky, schoolMorning()),
  hero('work/mango', poster.forest, mangoRows()),
  hero('work/drawings', poster.night, frameDrawing()),
  figure('work/school-forms', formsFigure()),
  figure('work/drawings-check', checkFigure()),
  figure('work/mango-columns', columnsFigure()),
];
