import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = zlib.constants;

export type Encoding = 'br' | 'gzip';

/** One text, compressed when first requested. */
export interface Compression {
  /** The first readers get a version compressed within milliseconds, later ones the smallest. */
  get(encoding: Encoding): Promise<Buffer>;
  /** The smallest version, once it has been created. */
  smallest(): Buffer | undefined;
}

const FAST_QUALITY = 5;
const BEST_QUALITY = 11;

const compress = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

// The smallest version takes some hundred milliseconds of one core: one text at a time, in the background.
const MAX_QUEUED = 20;
let queued = 0;
let queue: Promise<void> = Promise.resolve();

function compressInBackground(text: Buffer, done: (compressed: Buffer) => void): void {
  if (queued >= MAX_QUEUED) return;
  queued += 1;
  queue = queue
    .then(() => compress(text, BEST_QUALITY))
    .then(done)
    .catch(() => {}) // The first version stays.
    .finally(() => {
      queued -= 1;
    });
}

export function createCompression(text: Buffer): Compression {
  const results = new Map<Encoding, Promise<Buffer>>();
  let smallest: Buffer | undefined;
  const make = {
    br: () => {
      compressInBackground(text, (compressed) => {
        smallest = compressed;
        results.set('br', Promise.resolve(compressed));
      });
      return compress(text, FAST_QUALITY);
    },
    gzip: () => gzip(text, { level: 9 }),
  };
  return {
    get(encoding) {
      const result = results.get(encoding) ?? make[encoding]();
      results.set(encoding, result);
      return result;
    },
    smallest: () => smallest,
  };
}
