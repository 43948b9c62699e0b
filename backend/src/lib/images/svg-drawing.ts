import { fileURLToPath } from 'node:url';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { hasSvgText, isSvgMarkup } from '../../../../contract/rules/svg.ts';
import { runInChildProcess } from '../child-process.ts';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { AppError, invalid } from '../errors.ts';
import type { RawPicture } from './decoder.ts';

const SCRIPT = fileURLToPath(new URL('./svg-process.mjs', import.meta.url));
/** A drawing with nested copies can occupy a processor for minutes. */
const LIMITS = { timeoutMs: 8_000, maxCpuMs: 2_500, maxOutputBytes: 32 * 1024 * 1024 };
const HEAD_BYTES = 4_096;

/** One process at a time, because each has its own heap. */
const withConcurrencyLimit = createConcurrencyLimit(1, 8);

/** Whether the content starts like a drawing; name and declared type are untrusted. */
export const isSvg = (bytes: Uint8Array): boolean =>
  isSvgMarkup(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('utf8'));

/**
 * Rasterises an SVG with a longer side of `size` pixels, in a separate process that is killed after eight seconds, or
 * two and a half seconds of processor time. Nothing of the file itself is kept: no script, URL or style survives.
 * @throws AppError 400 for one that contains text, cannot be parsed or takes too long; 503 (too many concurrent
 * requests)
 */
export async function drawSvg(bytes: Uint8Array, size: number, field: string): Promise<RawPicture> {
  if (hasSvgText(Buffer.from(bytes).toString('utf8'))) throw invalid(field, REFUSALS.drawingText);
  return withConcurrencyLimit(async () => {
    try {
      const output = await runInChildProcess(SCRIPT, [String(size)], bytes, LIMITS);
      return { data: output.subarray(8), width: output.readUInt32BE(0), height: output.readUInt32BE(4), channels: 4 };
    } catch (error) {
      const details = [{ field, message: REFUSALS.unreadableDrawing }];
      throw new AppError(400, 'invalid_request', REFUSALS.unreadableDrawing, { details, cause: error });
    }
  });
}
