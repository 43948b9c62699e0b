/**
 * File types allowed as attachments, detected by the first bytes and never by name: media type and extension for
 * storage.
 */
export interface AttachmentType {
  type: string;
  extension: string;
}

const SIGNATURES: readonly (AttachmentType & { at: number; bytes: string })[] = [
  { type: 'image/png', extension: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', extension: 'jpg', at: 0, bytes: '\xff\xd8\xff' },
  { type: 'image/webp', extension: 'webp', at: 8, bytes: 'WEBP' },
  { type: 'image/gif', extension: 'gif', at: 0, bytes: 'GIF87a' },
  { type: 'image/gif', extension: 'gif', at: 0, bytes: 'GIF89a' },
  { type: 'application/pdf', extension: 'pdf', at: 0, bytes: '%PDF-' },
  { type: 'application/zip', extension: 'zip', at: 0, bytes: 'PK\x03\x04' },
];

const TEXT: AttachmentType = { type: 'text/plain', extension: 'txt' };

/** UTF-8 without control characters except tabs and line endings. */
function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/(?![\t\n\v\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** @returns undefined for empty content and for types that are not allowed */
export function detectAttachmentType(content: Uint8Array): AttachmentType | undefined {
  const begins = ({ at, bytes }: { at: number; bytes: string }) =>
    [...bytes].every((char, index) => content[at + index] === char.charCodeAt(0));
  const signature = SIGNATURES.find(begins);
  if (signature) return { type: signature.type, extension: signature.extension };
  return content.length > 0 && isText(content) ? TEXT : undefined;
}

const MAX_NAME_LENGTH = 120;

/** The last segment of a path without control characters, shortened for storage; never empty. */
export function toAttachmentName(original: string): string {
  const last = original.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = Array.from(last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : [];
  const stem = clean.slice(0, clean.length - ending.length).slice(0, MAX_NAME_LENGTH - ending.length);
  return [...stem, ...ending].join('') || 'file';
}
