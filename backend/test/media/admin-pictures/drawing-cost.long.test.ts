import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '../../../src/features/media/picture-image.adapter.ts';
import { drawSvg } from '../../../src/lib/images/svg-drawing.ts';

const SIZE = 1440;
const shapes = Array.from({ length: 60 }, (_, at) => {
  const [x, y] = [(at * 37) % 400, (at * 53) % 200];
  return `<circle cx="${x}" cy="${y}" r="${8 + (at % 13)}" fill="hsl(${at * 6} 60% 50%)"/><path d="M${at * 6} 0 C ${at * 3} 80, ${400 - at * 5} 120, ${x} 200" stroke="#345" fill="none" stroke-width="2"/>`;
}).join('');
const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">${content}</svg>`);
const complexDrawing = drawing(`<rect width="400" height="200" fill="#def"/>${shapes}`);
const simpleDrawing = drawing(
  '<rect width="400" height="200" fill="#0b5d44"/><circle cx="200" cy="100" r="80" fill="#fff"/>',
);

/** CPU time in milliseconds of this process and its children. */
function getCpuMs(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

async function measureCost(run: () => Promise<unknown>): Promise<number> {
  const tries = [];
  for (let round = 0; round < 3; round += 1) {
    const before = getCpuMs();
    await run();
    tries.push(getCpuMs() - before);
  }
  return Math.min(...tries);
}

const toPng = async (svg: Buffer): Promise<Buffer> => {
  const { data, ...raw } = await drawSvg(svg, SIZE, 'picture');
  return sharp(data, { raw }).png().toBuffer();
};

describe.runIf(process.platform === 'linux')('the cost of rendering an SVG', () => {
  it.each([
    ['a plain', simpleDrawing],
    ['a rich', complexDrawing],
  ])('of %s is less than five times that of a PNG of its size', async (_which, svg) => {
    const png = await toPng(svg);
    const asPng = await measureCost(() => encodePicture(png));
    const asSvg = await measureCost(async () => encodePicture(await drawSvg(svg, SIZE, 'picture')));
    // About twice on an idle machine; a busy one counts waiting for the caches as work.
    expect(asSvg / asPng, `${asSvg} ms beside ${asPng} ms`).toBeLessThan(5);
  });

  it('ends: an SVG that keeps the CPU busy is stopped after two and a half seconds', async () => {
    const copies = Array.from(
      { length: 14 },
      (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    ).join('');
    const bomb = drawing(`<defs><g id="a0"><rect width="40" height="20"/></g>${copies}</defs><use href="#a14"/>`);
    const before = getCpuMs();
    await expect(drawSvg(bomb, SIZE, 'picture')).rejects.toMatchObject({ status: 400 });
    expect(getCpuMs() - before).toBeLessThan(4_500);
  });
});
