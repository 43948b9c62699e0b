import { isSvgMarkup } from '../../contract/rules/svg.ts';

const HEAD_BYTES = 4096;

/** The picture types that the server accepts, detected by the first bytes and never by the name. */
export const pictureType = (bytes: Uint8Array): string | undefined => {
  const startsWith = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (startsWith(0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57) return 'image/webp';
  if (startsWith(0x47, 0x49, 0x46, 0x38)) return 'image/gif';
  if (startsWith(0x49, 0x49, 0x2a, 0x00) || startsWith(0x4d, 0x4d, 0x00, 0x2a)) return 'image/tiff';
  if (isSvgMarkup(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)))) return 'image/svg+xml';
  return String.fromCharCode(...bytes.subarray(4, 11)) === 'ftypavi' ? 'image/avif' : undefined;
};

export const toDataUrl = (bytes: Uint8Array, type: string): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
};

export const fromDataUrl = (url: string): { type: string; bytes: Uint8Array<ArrayBuffer> } => {
  const [head = '', data = ''] = url.split(',', 2);
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return { type: head.slice(5).split(';', 1)[0] ?? '', bytes };
};

const MAX_WIDTH = 1200;

/** A picture as the store keeps it. */
export type StoredPicture = { dataUrl: string; width: number; height: number; size_bytes: number };

/**
 * Scales a picture down to fit into browser storage; undefined when it cannot be decoded. Without a canvas (in Node) it
 * stays unchanged, with a made-up size.
 */
export const storePicture = async (bytes: Uint8Array, type: string): Promise<StoredPicture | undefined> => {
  const unchanged = { dataUrl: toDataUrl(bytes, type), width: 1200, height: 900, size_bytes: bytes.length };
  // Browsers make no bitmap of a drawing in a worker; as a picture it runs nothing either way.
  if (typeof OffscreenCanvas === 'undefined' || type === 'image/svg+xml') return unchanged;
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type })).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_WIDTH / bitmap.width);
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  const resized = new Uint8Array(await blob.arrayBuffer());
  return { dataUrl: toDataUrl(resized, 'image/webp'), width, height, size_bytes: resized.length };
};

/** Names a file by its content. */
export const contentHash = async (bytes: Uint8Array): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
