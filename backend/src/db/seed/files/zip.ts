import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
const VERSION = 20;
/** Made on Unix: some programs take the names of archives from elsewhere for an old code page. */
const MADE_BY = (3 << 8) | VERSION;
/** An ordinary file that its owner may change and everybody may read, in the upper half. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;
/** 1 January 2025, 00:00 in the format's own calendar, so that equal entries give an equal archive. */
const DATE = ((2025 - 1980) << 9) | (1 << 5) | 1;

/** A ZIP archive of a few small files; names may hold any script. */
export function zip(entries: ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes);
    const common = commonHeader(bytes, packed, nameBytes.length);
    const local = Buffer.concat([signature(0x04034b50), common, nameBytes, packed]);
    directory.push(signature(0x02014b50), uint16(MADE_BY), common, centralTail(offset), nameBytes);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [
    signature(0x06054b50),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...parts, central, ...end]);
}

/** The fields that the local and the central header share, "version needed" to "extra length". */
function commonHeader(bytes: Uint8Array, packed: Uint8Array, nameLength: number): Buffer {
  return Buffer.concat([
    uint16(VERSION),
    uint16(UTF8_NAMES),
    uint16(DEFLATE),
    uint16(0),
    uint16(DATE),
    uint32(crc32(bytes)),
    uint32(packed.length),
    uint32(bytes.length),
    uint16(nameLength),
    uint16(0),
  ]);
}

/** Comment length, disk, attributes and the place of the local header. */
function centralTail(offset: number): Buffer {
  return Buffer.concat([uint16(0), uint16(0), uint16(0), uint32(ATTRIBUTES), uint32(offset)]);
}

const signature = (value: number) => uint32(value);

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
