import { readTables, writeTables } from './font-tables.mjs';

const NAME = 'name';
/** Names kept of the source: copyright, version, licence and its URL. */
const KEPT_NAMES = new Set([0, 5, 13, 14]);
const [FAMILY, STYLE, FULL_NAME, POSTSCRIPT_NAME] = [1, 2, 4, 6];
const WINDOWS = { platform: 3, encoding: 1, language: 0x409 };

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
  return writeTables(font, tables);
}
