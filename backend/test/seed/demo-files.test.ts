import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { products } from '../../../demo/content/products.ts';
import { demoPurchases } from '../../../demo/seed/demo-purchases.ts';

const files = demoPurchases(products).map(({ fileName, source }) => ({
  name: fileName,
  bytes: readFileSync(new URL(`../../../demo/content/files/${source}`, import.meta.url)),
}));
const ofType = (extension: string) => files.filter(({ name }) => name.endsWith(extension));

/** Reads an archive as programs do: from the directory at its end. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let place = archive.readUInt32LE(end + 16);
  const entries: Record<string, Buffer> = {};
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    expect(archive.readUInt32LE(place)).toBe(0x02014b50);
    const packed = archive.readUInt32LE(place + 20);
    const nameLength = archive.readUInt16LE(place + 28);
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength);
    const start = archive.readUInt32LE(place + 42) + 30 + nameLength;
    const bytes = inflateRawSync(archive.subarray(start, start + packed));
    expect(bytes.length).toBe(archive.readUInt32LE(place + 24));
    entries[name] = bytes;
    place += 46 + nameLength;
  }
  expect(place).toBe(end);
  return entries;
}

describe('the demo files', () => {
  it('are twelve useful ones of moderate size with different names, two of them in Bangla', () => {
    expect(new Set(files.map(({ name }) => name)).size).toBe(12);
    expect(files.filter(({ name }) => /\p{Script=Bengali}/u.test(name))).toHaveLength(2);
    for (const { name, bytes } of files) {
      expect(bytes.length, name).toBeGreaterThan(20_000);
      expect(bytes.length, name).toBeLessThan(1_000_000);
    }
  });

  it.each(ofType('.zip'))('$name opens as an archive with readable entries', ({ bytes }) => {
    const entries = unzip(bytes);
    expect(Object.keys(entries).length).toBeGreaterThan(1);
    for (const [name, content] of Object.entries(entries)) expect(content.length, name).toBeGreaterThan(40);
  });

  it('keep Bangla names and texts inside an archive', () => {
    const archive = files.find(({ name }) => name === 'বাংলা-ক্যালেন্ডার-২০২৫.zip');
    const entries = unzip(archive?.bytes ?? Buffer.alloc(22));
    expect(entries['মাস.csv']?.toString()).toContain('বৈশাখ,04-14');
  });

  it.each(ofType('.png'))('$name opens as a picture', async ({ bytes }) => {
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe('png');
    expect(Math.min(width, height)).toBeGreaterThan(1_000);
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.1);
  });

  it('have sehri and iftar of every district for thirty days', () => {
    const archive = files.find(({ name }) => name === 'ramadan-calendar-2025.zip');
    const entries = unzip(archive?.bytes ?? Buffer.alloc(22));
    expect(Object.keys(entries)).toHaveLength(65);
    const dhaka = entries['Dhaka.ics']?.toString() ?? '';
    expect(dhaka.match(/BEGIN:VEVENT/g)).toHaveLength(60);
    // 2 March 2025 in Dhaka: sehri ends at 5:04, iftar is at 6:02 in the evening.
    expect(dhaka).toContain('DTSTART:20250301T230400Z');
    expect(dhaka).toContain('DTSTART:20250302T120200Z');
  });

  it.each(ofType('.pdf'))('$name has more than one sheet', ({ bytes }) => {
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d/);
    expect(text.trimEnd()).toMatch(/%%EOF$/);
    expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(1);
  });
});
