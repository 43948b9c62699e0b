const RECORD_LENGTH = 16;
const HEADER_LENGTH = 12;

/** @typedef {{ tag: string, data: Buffer }} Table */

/** The tables of a TrueType font. @param {Buffer} font @returns {Table[]} */
export const readTables = (font) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = HEADER_LENGTH + index * RECORD_LENGTH;
    const offset = font.readUInt32BE(record + 8);
    const data = font.subarray(offset, offset + font.readUInt32BE(record + 12));
    return { tag: font.toString('latin1', record, record + 4), data };
  });

const padded = (/** @type {number} */ length) => Math.ceil(length / 4) * 4;

/** @param {Buffer} table the sum of its 32-bit words */
const checksum = (table) => {
  const words = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
};

/**
 * A TrueType font of these tables.
 * @param {Buffer} font where its header is from
 * @param {Table[]} tables
 */
export const writeTables = (font, tables) => {
  const header = Buffer.concat([font.subarray(0, HEADER_LENGTH), Buffer.alloc(tables.length * RECORD_LENGTH)]);
  header.writeUInt16BE(tables.length, 4);
  let offset = header.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const record = HEADER_LENGTH + index * RECORD_LENGTH;
    header.write(tag, record, 'latin1');
    for (const [at, value] of [checksum(data), offset, data.length].entries())
      header.writeUInt32BE(value, record + 4 + at * 4);
    offset += padded(data.length);
  }
  const bodies = tables.flatMap(({ data }) => [data, Buffer.alloc(padded(data.length) - data.length)]);
  return Buffer.concat([header, ...bodies]);
};
