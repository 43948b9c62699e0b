import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = zlib.constants;

export type Encoding = 'br' | 'gzip';

/** The compressed forms of one document, made when somebody first asks for them. */
export interface Encodings {
  /** The first readers get a form that takes a few milliseconds, later ones the smallest. */
  get(encoding: Encoding): Promise<Buffer>;
  /** The smallest form, once it has been made. */
  smallest(): Buffer | undefined;
}

const QUICK = 5;
const SMALLEST = 11;

const pack = (html: Buffer, quality: number): Promise<Buffer> =>
  brotli(html, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

// The smallest form takes some hundred milliseconds of one core: one document at a time, behind everybody's back.
const MOST_WAITING = 20;
let waiting = 0;
let line: Promise<void> = Promise.resolve();

function packLater(html: Buffer, done: (packed: Buffer) => void): void {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  line = line
    .then(() => pack(html, SMALLEST))
    .then(done)
    .catch(() => {}) // The quick form stays.
    .finally(() => {
      waiting -= 1;
    });
}

export function createEncodings(html: Buffer): Encodings {
  const made = new Map<Encoding, Promise<Buffer>>();
  let smallest: Buffer | undefined;
  const make = {
    br: () => {
      packLater(html, (packed) => {
        smallest = packed;
        made.set('br', Promise.resolve(packed));
      });
      return pack(html, QUICK);
    },
    gzip: () => gzip(html, { level: 9 }),
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
