import fc from 'fast-check';

/** Any bytes, and whole files with bytes overwritten, cut off or added: they pass for their format longer. */
export function damagedFile(files: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const edits = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 12,
  });
  const overwritten = fc.tuple(fc.constantFrom(...files), edits).map(([file, changes]) => {
    const bytes = Uint8Array.from(file);
    for (const [place, value] of changes) bytes[Math.floor(place * (bytes.length - 1))] = value;
    return bytes;
  });
  const cut = fc
    .tuple(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 40 }))
    .map(([file, share, rest]) => Buffer.concat([file.subarray(0, Math.floor(file.length * share)), rest]));
  return fc.oneof(fc.uint8Array({ maxLength: 300 }), overwritten, cut);
}
