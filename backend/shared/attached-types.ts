/** What may be attached to a message, by its first bytes and never by its name: the media type and the ending for storage. */
export interface AttachedType {
  type: string;
  extension: string;
}

const SIGNATURES: readonly (AttachedType & { at: number; bytes: string })[] = [
  { type: 'image/png', extension: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', extension: 'jpg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/webp', extension: 'webp', at: 8, bytes: 'WEBP' },
  { type: 'image/gif', extension: 'gif', at: 0, bytes: 'GIF87a' },
  { type: 'image/gif', extension: 'gif', at: 0, bytes: 'GIF89a' },
  { type: 'application/pdf', extension: 'pdf', at: 0, bytes: '%PDF-' },
  { type: 'application/zip', extension: 'zip', at: 0, bytes: 'PK\x03\x04' },
];

const TEXT: AttachedType = { type: 'text/plain', extension: 'txt' };

/** UTF-8 without control characters but tabs and line ends. */
function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\v\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** @returns undefined for content that may not be attached, and for none */
export function attachedType(content: Uint8Array): AttachedType | undefined {
  const begins = ({ at, bytes }: { at: number; bytes: string }) =>
    [...bytes].every((char, index) => content[at + index] === char.charCodeAt(0));
  const known = SIGNATURES.find(begins);
  if (known) return { type: known.type, extension: known.extension };
  return content.length > 0 && isText(content) ? TEXT : undefined;
}

const LONGEST_NAME = 120;

/** The last part of a path without control characters, short enough to keep; never empty. */
export function attachedName(given: string): string {
  const last = given.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : [];
  const stem = clean.slice(0, clean.length - ending.length).slice(0, LONGEST_NAME - ending.length);
  return [...stem, ...ending].join('') || 'file';
}
