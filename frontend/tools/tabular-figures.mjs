import { readTables, writeTables } from './font-tables.mjs';

/** Flags of a composite glyph's part: its offsets are 16-bit numbers. */
const WORD_OFFSETS = 3;

/** @param {number[]} values */
const words = (values) => {
  const table = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) table.writeInt16BE(value, index * 2);
  return table;
};
const characters = (/** @type {string} */ text) =>
  [text.slice(0, 2), text.slice(2)].map((two) => Buffer.from(two, 'latin1').readInt16BE());

/** Replaces glyph n by glyph n + count for `tnum`. @param {number} count of the glyphs after the first */
const substitution = (count) => {
  const digits = Array.from({ length: count }, (_, index) => index + 1);
  const scriptList = [1, ...characters('beng'), 8, 4, 0, 0, -1, 1, 0];
  const featureList = [1, ...characters('tnum'), 8, 0, 1, 0];
  const subtable = [1, 6, count, 1, count, ...digits];
  const lookupList = [1, 4, 1, 0, 1, 8, ...subtable];
  const starts = [10, 10 + scriptList.length * 2, 10 + (scriptList.length + featureList.length) * 2];
  return words([1, 0, ...starts, ...scriptList, ...featureList, ...lookupList]);
};

/**
 * Adds tabular figures to a font that has none: every glyph again, centred in one width, behind the feature `tnum`.
 * @param {Buffer} font in TrueType, of digits only
 * @param {number} width in units of the font
 */
export function withTabularFigures(font, width) {
  const tables = new Map(readTables(font).map(({ tag, data }) => [tag, data]));
  const table = (/** @type {string} */ tag) => Buffer.from(tables.get(tag) ?? []);
  const [maxp, head, hhea] = [table('maxp'), table('head'), table('hhea')];
  const [hmtx, loca, glyf] = [table('hmtx'), table('loca'), table('glyf')];
  const count = maxp.readUInt16BE(4);
  const isLong = head.readInt16BE(50) === 1;
  const offsetOf = (/** @type {number} */ glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const measured = hhea.readUInt16BE(34);
  const advanceOf = (/** @type {number} */ glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
  const bearingOf = (/** @type {number} */ glyph) =>
    glyph < measured ? hmtx.readInt16BE(glyph * 4 + 2) : hmtx.readInt16BE(measured * 4 + (glyph - measured) * 2);
  const glyphs = Array.from({ length: count }, (_, glyph) => glyph);
  const digits = glyphs.slice(1);

  const copies = digits.map((glyph) => {
    const at = offsetOf(glyph);
    const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((edge) => glyf.readInt16BE(at + edge));
    const shift = Math.round((width - advanceOf(glyph)) / 2);
    return { shift, data: words([-1, left + shift, bottom, right + shift, top, WORD_OFFSETS, glyph, shift, 0]) };
  });
  const lengths = copies.map(({ data }) => data.length);
  const end = offsetOf(count);
  const ends = lengths.map((_, index) => end + lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
  const offsets = Buffer.alloc(count * 2 * 4);
  for (const [index, offset] of [...glyphs.map(offsetOf), end, ...ends].entries())
    offsets.writeUInt32BE(offset, index * 4);
  const metrics = [
    ...glyphs.flatMap((glyph) => [advanceOf(glyph), bearingOf(glyph)]),
    ...copies.flatMap(({ shift }, index) => [width, bearingOf(index + 1) + shift]),
  ];

  maxp.writeUInt16BE(count * 2 - 1, 4);
  maxp.writeUInt16BE(1, 28); // parts of a composite glyph, and how deep they are nested
  maxp.writeUInt16BE(1, 30);
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(count * 2 - 1, 34);
  for (const [tag, data] of Object.entries({ maxp, head, hhea, hmtx: words(metrics), loca: offsets }))
    tables.set(tag, data);
  tables.set('glyf', Buffer.concat([glyf.subarray(0, end), ...copies.map(({ data }) => data)]));
  tables.set('GSUB', substitution(count - 1));
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  return writeTables(
    font,
    sorted.map(([tag, data]) => ({ tag, data })),
  );
}
