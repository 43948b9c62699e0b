import { pathOf } from './curves.ts';
import type { Stroke, StrokeKind } from './motifs.ts';
import { HEIGHT, strokes, WIDTH } from './pattern.ts';

export const STROKE_WIDTHS: Record<StrokeKind, number> = { line: 5, fine: 3, dot: 8.5, bead: 13, solid: 2 };
export const KINDS = ['line', 'fine', 'dot', 'bead', 'solid'] as const;
const EDGE = 40;
export const VIEW = `${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`;
/** The colour of henna after a day. */
const INK = '#5c1f14';

const drawn = strokes.map(({ kind, curve }: Stroke) => ({ kind, path: pathOf(curve) }));

/** A stroke as SVG markup. */
export const drawnStroke = (index: number) => drawn[index];

/** The first strokes of a kind as one path. */
export const pathOfKind = (wanted: StrokeKind, count: number): string =>
  drawn
    .slice(0, count)
    .map(({ kind, path }) => (kind === wanted ? path : ''))
    .join('');

/**
 * The whole pattern as a file, which a page shows until its script has loaded (written by
 * demo/art/mehndi-pattern.ts).
 */
export function patternFile(): string {
  const paths = KINDS.map((kind) => {
    const fill = kind === 'solid' ? ` fill="${INK}"` : '';
    return `<path d="${pathOfKind(kind, strokes.length)}" stroke-width="${STROKE_WIDTHS[kind]}"${fill}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}" fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths.join('')}</svg>\n`;
}
