/**
 * Checks the sealed PDF of an accepted quote or of a handover, or the signed record of a project, offline: Node 22.18 or newer, no packages.
 * node quote-seal.ts Q-0007.pdf seal.txt public-key.txt
 * node quote-seal.ts project-2026-11-30.json public-key.txt
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

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** What a seal states. Throws unless one of the keys has signed it. */
function readSeal<Stated>(seal: string, publicKeys: readonly string[]): Stated {
  const [payload = '', signature = ''] = seal.trim().split('.');
  const isSigned = publicKeys.some((key) => {
    const publicKey = createPublicKey({ key: Buffer.from(key.trim(), 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64url'));
  });
  if (!isSigned) throw new Error('The seal was not signed with this key');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Stated;
}

/** What the seal states about the file. Throws unless one of the keys has signed it for exactly this file. */
export function checkQuoteSeal(pdf: Uint8Array, seal: string, publicKeys: readonly string[]): Claims {
  const claims = readSeal<Claims>(seal, publicKeys);
  if (claims.type !== 'quote-acceptance' && claims.type !== 'project-handover')
    throw new Error('This is not the seal of a quote or a handover');
  if (claims.sha256 !== hashOf(pdf)) throw new Error('The file was changed');
  return claims;
}

type SealedQuote = { number: string; total: number; sha256: string | null; seal: string | null };
/** JSON without the space between its tokens. */
const toCompact = (json: string) =>
  json.replaceAll(/("(?:\\.|[^"\\])*")|\s+/g, (_, text: string | undefined) => text ?? '');

type SealedHandover = { version: number; signed_by: string; sha256: string | null; seal: string | null };
type ProjectRecord = { project: { quotes: SealedQuote[]; handover: SealedHandover | null }; seal: string };

/**
 * What the record of a project states. Throws unless one of the keys has signed exactly this content, and the seals of
 * quotes and handover in it.
 */
export function checkProjectRecord(file: string, publicKeys: readonly string[]): ProjectRecord['project'] {
  const { project, seal } = JSON.parse(file) as ProjectRecord;
  const { type, sha256 } = readSeal<{ type: string; sha256: string }>(seal, publicKeys);
  if (type !== 'project-record') throw new Error('This is not the record of a project');
  // Compact JSON, so that spaces and line breaks do not matter. A duplicate key, of which a reader may see
  // the other value, makes the file longer than what is parsed.
  const isWhole = toCompact(file) === JSON.stringify({ project, seal });
  if (!isWhole || sha256 !== hashOf(JSON.stringify(project))) throw new Error('The file was changed');
  for (const quote of project.quotes) {
    if (quote.seal === null) continue;
    const claims = readSeal<Claims>(quote.seal, publicKeys);
    if (
      claims.type !== 'quote-acceptance' ||
      claims.quote !== quote.number ||
      claims.total !== quote.total ||
      claims.sha256 !== quote.sha256
    )
      throw new Error(`The seal of ${quote.number} belongs to another quote`);
  }
  const { handover } = project;
  if (handover?.seal) {
    const claims = readSeal<Claims>(handover.seal, publicKeys);
    if (
      claims.type !== 'project-handover' ||
      claims.version !== handover.version ||
      claims.name !== handover.signed_by ||
      claims.sha256 !== handover.sha256
    )
      throw new Error('The seal of the handover belongs to another one');
  }
  return project;
}

const [, script = '', file, ...others] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  const [key, seal] = others.toReversed();
  if (!file || !key) throw new Error('Usage: node quote-seal.ts <pdf> <seal> <public key>, or <record> <public key>');
  const keys = [await readFile(key, 'utf8')];
  const stated = seal
    ? checkQuoteSeal(await readFile(file), await readFile(seal, 'utf8'), keys)
    : checkProjectRecord(await readFile(file, 'utf8'), keys);
  process.stdout.write(`${JSON.stringify(stated, null, 2)}\n`);
}
