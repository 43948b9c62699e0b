import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createKey } from '../../../../backend/src/storage/keys.ts';
import type { FileStorage, WrittenFile } from '../../../../backend/src/storage/storage.ts';
import { StorageUnavailable } from '../../../../backend/src/storage/storage.ts';

const read = async (content: Uint8Array | Readable): Promise<Uint8Array> =>
  content instanceof Readable ? Buffer.concat(await content.toArray()) : content;

/** Files in memory, shared by all servers like a store of S3; writes fail on demand. */
export class SharedStorage {
  readonly files = new Map<string, { bytes: Uint8Array; modified: Date }>();
  /** How many of the next writes fail. */
  failing = 0;

  async #write(key: string, content: Uint8Array | Readable): Promise<WrittenFile> {
    const bytes = await read(content);
    if (this.failing > 0) {
      this.failing -= 1;
      throw new StorageUnavailable(new Error('On demand'));
    }
    this.files.set(key, { bytes, modified: new Date() });
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  open(): FileStorage {
    const { files } = this;
    const unused = (): never => {
      throw new Error('No story uploads in parts');
    };
    return {
      kind: 'disk',
      description: 'memory',
      direct: null,
      growing: {
        partBytes: 1,
        minPartBytes: 1,
        begin: unused,
        write: unused,
        complete: unused,
        discard: unused,
        freeBytes: async () => null,
      },
      check: async () => {},
      put: (folder, content, extension) => this.#write(createKey(folder, extension), content),
      putAt: (key, content) => this.#write(key, content),
      find: async (key) => {
        const file = files.get(key);
        return file ? { size: file.bytes.length, modified: file.modified } : null;
      },
      read: async (key, range) => {
        const bytes = files.get(key)?.bytes;
        return bytes ? Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]) : null;
      },
      address: async () => null,
      remove: async (key) => void files.delete(key),
      list: async function* () {
        for (const [key, { bytes, modified }] of files) yield { key, size: bytes.length, modified };
      },
      removeUnfinished: async () => 0,
    };
  }
}
