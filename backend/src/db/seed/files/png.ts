import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOUR = 2;

/** A square picture of `size` pixels; `paint` gets the place with both coordinates from -1 to 1, y downwards. */
export function png(size: number, paint: (x: number, y: number) => Colour): Uint8Array {
  const stride = 1 + size * 3;
  // The first byte of every line stays 0: no filter.
  const raw = Buffer.alloc(stride * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const colour = paint(((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1);
      raw.set(colour, row * stride + 1 + column * 3);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function header(size: number): Buffer {
  const buffer = Buffer.alloc(13);
  buffer.writeUInt32BE(size, 0);
  buffer.writeUInt32BE(size, 4);
  buffer[8] = 8;
  buffer[9] = TRUECOLOUR;
  return buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
