import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on and provides their count and SHA-256 at the end. */
export class HashingStream extends Transform {
  /** Not `size`: the S3 client would take it for the length of the whole content. */
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Lower-case hex; only once, after the end. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}

/** The content read is not the content written. */
class DamagedFileError extends Error {
  constructor() {
    super('The content of a stored file does not match its hash');
    this.name = 'DamagedFileError';
  }
}

/**
 * The whole content of a file, verified while reading. The last part is held back until the hash has been checked, so
 * that a damaged file is never taken for a complete one.
 * @param sha256 lower-case hex
 * @returns a stream that fails with DamagedFileError at its end
 */
export const withVerification = (content: Readable, sha256: string): Readable =>
  pipeline(content, new VerifyingStream(sha256), () => {});

class VerifyingStream extends Transform {
  readonly #hash = createHash('sha256');
  readonly #expected: string;
  #held: Buffer | null = null;

  constructor(sha256: string) {
    super();
    this.#expected = sha256;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    if (this.#held !== null) this.push(this.#held);
    this.#held = chunk;
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#hash.digest('hex') !== this.#expected) done(new DamagedFileError());
    else done(null, this.#held);
  }
}
