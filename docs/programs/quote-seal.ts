/**
 * Checks the sealed PDF of an accepted quote offline: Node 22.18 or newer, no packages.
 * node quote-seal.ts Q-0007.pdf seal.txt public-key.txt
 * Keep the public key of /api/licences/public-key since before the quote: a key that comes with a seal proves nothing.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

type Claims = { type: string; quote: string; version: number; sha256: string; name: string; email: string } & {
  network: string;
  total: number;
  currency: string;
  accepted_at: string;
};

/** What the seal states about the file. Throws unless one of the keys has signed it for exactly this file. */
export function checkQuoteSeal(pdf: Uint8Array, seal: string, publicKeys: readonly string[]): Claims {
  const [payload = '', signature = ''] = seal.trim().split('.');
  const isSigned = publicKeys.some((key) => {
    const publicKey = createPublicKey({ key: Buffer.from(key.trim(), 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64url'));
  });
  if (!isSigned) throw new Error('The seal was not signed with this key');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
  if (claims.type !== 'quote-acceptance') throw new Error('This is not the seal of a quote');
  if (claims.sha256 !== createHash('sha256').update(pdf).digest('hex')) throw new Error('The file was changed');
  return claims;
}

const [, script = '', pdf, seal, key] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  if (!pdf || !seal || !key) throw new Error('Usage: node quote-seal.ts <pdf> <seal> <public key>');
  const claims = checkQuoteSeal(await readFile(pdf), await readFile(seal, 'utf8'), [await readFile(key, 'utf8')]);
  process.stdout.write(`${JSON.stringify(claims, null, 2)}\n`);
}
