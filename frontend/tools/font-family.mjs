const RECORD_LENGTH = 16;
const HEADER_LENGTH = 12;
const NAME = 'name';
/** Names kept of the source: copyright, version, licence and its URL. */
const KEPT_NAMES = new Set([0, 5, 13, 14]);
const [FAMILY, STYLE, FULL_NAME, POSTSCRIPT_NAME] = [1, 2, 4, 6];
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

/** @param {Buffer} font @returns {{ tag: string, data: Buffer }[]} */
const readTables = (font) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = HEADER_LENGTH + index * RECORD_LENGTH;
    const offset = font.readUInt32BE(record + 8);
    const data = font.subarray(offset, offset + font.readUInt32BE(record + 12));
    return { tag: font.toString('latin1', record, record + 4), data };
  });

/** @param {Buffer} table @returns {[id: number, text: Buffer][]} in UTF-16, big-endian */
const readNames = (table) =>
  Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + index * 12)
    .filter((record) => table.readUInt16BE(record) === WINDOWS.platform)
    .filter((record) => table.readUInt16BE(record + 4) === WINDOWS.language)
    .map((record) => {
      const start = table.readUInt16BE(4) + table.readUInt16BE(record + 10);
      return [table.readUInt16BE(record + 6), table.subarray(start, start + table.readUInt16BE(record + 8))];
    });

/** @param {[id: number, text: Buffer][]} names */
const toNameTable = (names) => {
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const fields = [WINDOWS.platform, WINDOWS.encoding, WINDOWS.language, id, text.length, offset];
    for (const [at, value] of fields.entries()) header.writeUInt16BE(value, 6 + index * 12 + at * 2);
    offset += text.length;
  }
  return Buffer.concat([header, ...names.map(([, text]) => text)]);
};

const padded = (/** @type {number} */ length) => Math.ceil(length / 4) * 4;

/** @param {Buffer} table the sum of its 32-bit words */
const checksum = (table) => {
  const words = Buffer.concat([table, Buffer.alloc(padded(table.length) - table.length)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
};

/**
 * A TrueType font under another family name, with the copyright and licence of its source.
 * @param {Buffer} font
 * @param {string} family
 */
export function withFamily(font, family) {
  const toText = (/** @type {string} */ text) => Buffer.from(text, 'utf16le').swap16();
  const tables = readTables(font).map(({ tag, data }) => {
    if (tag !== NAME) return { tag, data };
    const kept = readNames(data).filter(([id]) => KEPT_NAMES.has(id));
    /** @type {[id: number, text: Buffer][]} */
    const own = [
      [FAMILY, toText(family)],
      [STYLE, toText('Regular')],
      [FULL_NAME, toText(family)],
      [POSTSCRIPT_NAME, toText(family.replaceAll(' ', ''))],
    ];
    return { tag, data: toNameTable([...kept, ...own].sort(([before], [after]) => before - after)) };
  });
  const header = Buffer.concat([font.subarray(0, HEADER_LENGTH), Buffer.alloc(tables.length * RECORD_LENGTH)]);
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
}
