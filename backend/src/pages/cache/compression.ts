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

const FIRST = 5;
const SMALLEST = 11;

const compress = (text: Buffer, quality: number): Promise<Buffer> =>
  brotli(text, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

// The smallest version takes some hundred milliseconds of one core: one text at a time, in the background.
const MOST_WAITING = 20;
let waiting = 0;
let queue: Promise<void> = Promise.resolve();

function compressInBackground(text: Buffer, done: (compressed: Buffer) => void): void {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  queue = queue
    .then(() => compress(text, SMALLEST))
    .then(done)
    .catch(() => {}) // The first version stays.
    .finally(() => {
      waiting -= 1;
    });
}

export function createCompression(text: Buffer): Compression {
  const made = new Map<Encoding, Promise<Buffer>>();
  let smallest: Buffer | undefined;
  const make = {
    br: () => {
      compressInBackground(text, (compressed) => {
        smallest = compressed;
        made.set('br', Promise.resolve(compressed));
      });
      return compress(text, FIRST);
    },
    gzip: () => gzip(text, { level: 9 }),
  };
  return {
    get(encoding) {
      const known = made.get(encoding) ?? make[encoding]();
      made.set(encoding, known);
      return known;
    },
    smallest: () => smallest,
  };
}
