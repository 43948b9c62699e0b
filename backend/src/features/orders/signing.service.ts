import type { KeyObject } from 'node:crypto';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { createEncryption } from '../../jobs/encryption.ts';
import { generateKeyPair, readPrivateKey } from './signing.adapter.ts';
import { insertSigningKey, listSigningKeys, lockSigningKeys, type SigningKeyRow } from './signing-keys.repository.ts';

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
  const encryption = createEncryption(secret, 'licence signing');
  const decryptedKeys = new Map<string, KeyObject | null>();

  const decryptKey = (row: SigningKeyRow): KeyObject | null => {
    const cachedKey = decryptedKeys.get(row.id);
    if (cachedKey !== undefined) return cachedKey;
    let key: KeyObject | null = null;
    try {
      key = readPrivateKey(encryption.decrypt(row.sealed_key));
    } catch {
      deps.log.error('The licence signing key was encrypted with another JWT_SECRET', { key: row.id });
    }
    decryptedKeys.set(row.id, key);
    return key;
  };

  const findDecryptable = (rows: readonly SigningKeyRow[]) => rows.find((row) => decryptKey(row) !== null);

  /** Rows, at least one of which can be decrypted. */
  const getOrCreateRows = async (): Promise<SigningKeyRow[]> => {
    const rows = await listSigningKeys(deps.db);
    return findDecryptable(rows) ? rows : inTransaction(deps.db, createKeyPair);
  };

  const createKeyPair = async (tx: Parameters<typeof insertSigningKey>[0]): Promise<SigningKeyRow[]> => {
    await lockSigningKeys(tx);
    const rows = await listSigningKeys(tx);
    if (findDecryptable(rows)) return rows;
    const { id, publicKey, privateKey } = generateKeyPair();
    const keyRow = {
      id,
      public_key: publicKey,
      sealed_key: encryption.encrypt(privateKey),
      created_at: deps.clock.now(),
    };
    await insertSigningKey(tx, keyRow);
    return [keyRow, ...rows];
  };

  return {
    signer: async () => {
      const row = findDecryptable(await getOrCreateRows());
      const key = row && decryptKey(row);
      if (!key) throw new Error('No signing key found after creating one');
      return { id: row.id, key };
    },
    all: async () => {
      const rows = await getOrCreateRows();
      const current = findDecryptable(rows);
      return [...rows.filter((row) => row === current), ...rows.filter((row) => row !== current)];
    },
  };
}
