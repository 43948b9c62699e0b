const CHUNK_SIZE = 4 * 1024 * 1024;

/**
 * SHA-256 of a file of any size, chunk by chunk: the browser's own function would need the whole file in memory.
 * @param onProgress called with the completed share, from 0 to 1
 * @returns lower-case hex
 */
export async function hashFile(file: Blob, onProgress?: (share: number) => void): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += CHUNK_SIZE) {
    hash.update(new Uint8Array(await file.slice(at, at + CHUNK_SIZE).arrayBuffer()));
    onProgress?.(Math.min(1, (at + CHUNK_SIZE) / file.size));
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
