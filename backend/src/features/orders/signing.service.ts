import type { KeyObject } from 'node:crypto';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createEncryption } from '../../jobs/encryption.ts';
import { newPair, readPrivateKey } from './signing.adapter.ts';
import { findSigningKeys, insertSigningKey, lockSigningKeys, type SigningKeyRow } from './signing-keys.repository.ts';

export interface Signer {
  id: string;
  key: KeyObject;
}

/** The key pair that signs now, and all earlier ones. */
export interface Signing {
  signer(): Promise<Signer>;
  /** Public keys, the current one first. */
  all(): Promise<SigningKeyRow[]>;
}

/**
 * The site's own signature. The key pair is created on first use. A changed JWT_SECRET cannot decrypt any earlier pair,
 * so a new one is created: earlier signatures stay verifiable, but programs need the new public key for later ones.
 * @param secret the server's, from which the key that encrypts the pair is derived
 */
export function createSigning(deps: Pick<Deps, 'db' | 'clock' | 'log'>, secret: string): Signing {
  const seal = createEncryption(secret, 'licence signing');
  const opened = new Map<string, KeyObject | null>();

  const open = (row: SigningKeyRow): KeyObject | null => {
    const known = opened.get(row.id);
    if (known !== undefined) return known;
    let key: KeyObject | null = null;
    try {
      key = readPrivateKey(seal.decrypt(row.sealed_key));
    } catch {
      deps.log.error('The signing key of licences was sealed with another JWT_SECRET', { key: row.id });
    }
    opened.set(row.id, key);
    return key;
  };

  const usable = (rows: readonly SigningKeyRow[]) => rows.find((row) => open(row) !== null);

  /** Rows, at least one of which can be decrypted. */
  const present = async (): Promise<SigningKeyRow[]> => {
    const rows = await findSigningKeys(deps.db);
    return usable(rows) ? rows : inTransaction(deps.db, make);
  };

  const make = async (tx: Parameters<typeof insertSigningKey>[0]): Promise<SigningKeyRow[]> => {
    await lockSigningKeys(tx);
    const rows = await findSigningKeys(tx);
    if (usable(rows)) return rows;
    const { id, publicKey, privateKey } = newPair();
    const made = { id, public_key: publicKey, sealed_key: seal.encrypt(privateKey), created_at: deps.clock.now() };
    await insertSigningKey(tx, made);
    return [made, ...rows];
  };

  return {
    signer: async () => {
      const row = usable(await present());
      const key = row && open(row);
      if (!key) throw new Error('There is no signing key although one was made');
      return { id: row.id, key };
    },
    all: async () => {
      const rows = await present();
      const first = usable(rows);
      return [...rows.filter((row) => row === first), ...rows.filter((row) => row !== first)];
    },
  };
}
