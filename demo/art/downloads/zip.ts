import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; its name may be Bangla. */
export interface Entry {
  name: string;
  content: string | Buffer;
}

/** 1 January 2025, midnight, in the archive's format: the same source always yields the same bytes. */
const [TIME, DATE] = [0, ((2025 - 1980) << 9) | (1 << 5) | 1];
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATE = 8;

/** An archive of `entries`, deflated, in order. */
export function zip(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const encoded = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8, 2);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt16LE(TIME, 6);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(encoded.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, encoded, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, tail, encoded);
    bodies.push(body);
    place += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...bodies, list, end]);
}
