import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { type Random, randomFor } from './random.ts';

let random: Random = randomFor('before the first seed');

/** From now on all randomness of this process comes from this sequence. */
export function reseed(...names: (string | number)[]): void {
  random = randomFor(...names);
}

function fill<Bytes extends ArrayBufferView>(bytes: Bytes): Bytes {
  const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < view.length; at += 1) view[at] = Math.floor(random() * 256);
  return bytes;
}

function uuid(): crypto.UUID {
  const bytes = Buffer.from(fill(new Uint8Array(16)));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') as crypto.UUID;
}

type Done = (error: Error | null, bytes: Buffer) => void;

function randomBytes(size: number, done?: Done): Buffer | undefined {
  const bytes = fill(Buffer.alloc(size));
  if (!done) return bytes;
  process.nextTick(done, null, bytes);
  return undefined;
}

function randomInt(...args: [number, number?]): number {
  const [least, limit] = args[1] === undefined ? [0, args[0]] : [args[0], args[1]];
  return least + Math.floor(random() * (limit - least));
}

/** The fixed part of a private key of Ed25519 in PKCS #8; its 32 bytes follow. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

function generateKeyPairSync(type: string): { privateKey: crypto.KeyObject; publicKey: crypto.KeyObject } {
  if (type !== 'ed25519') throw new Error(`Keys of ${type} are not under the seed`);
  const key = Buffer.concat([ED25519, fill(Buffer.alloc(32))]);
  const privateKey = crypto.createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: crypto.createPublicKey(privateKey) };
}

/** Half a millisecond instead of ten: hashes only have to match their passwords here, not to resist guessing. */
const CHEAP = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

interface Argon2 {
  hash(password: string): Promise<string>;
  hashSync(password: string, options: object): string;
  verify(hashed: string, password: string): Promise<boolean>;
  verifySync(hashed: string, password: string): boolean;
}

/**
 * Replaces every source of randomness of this process, for the application, its libraries and the embedded database:
 * `gen_random_uuid()` calls `getRandomValues`. Passwords are hashed synchronously, because threads finish in any order.
 */
export function installSeededRandomness(): void {
  Math.random = () => random();
  const web = { getRandomValues: fill, randomUUID: uuid };
  const replaced = { randomBytes, randomInt, randomUUID: uuid, randomFillSync: fill, generateKeyPairSync };
  Object.assign(crypto, replaced);
  for (const [name, value] of Object.entries(web)) {
    Object.defineProperty(globalThis.crypto, name, { value, configurable: true, writable: true });
  }
  syncBuiltinESMExports();
  const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2');
  const { hashSync, verifySync } = argon2;
  argon2.hash = async (password) => hashSync(password, { ...CHEAP, salt: fill(Buffer.alloc(16)) });
  argon2.verify = async (hashed, password) => verifySync(hashed, password);
}
