import type {
  AdminOverview,
  Download,
  Licence,
  LicencePool,
  LicenceProof,
  SigningKey,
} from '../../contract/generated/model.ts';
import { toInventoryState } from '../../contract/rules/key-inventory.ts';
import { createLicenceKey } from '../../contract/rules/licence-keys.ts';
import type { MockDb } from './db.ts';
import { findLineOfDownload } from './order-lines.ts';
import type { StoredLicence } from './order-state.ts';
import { visibleRights } from './product-plans.ts';
import { listEndedFiles } from './seat-state.ts';
import type { Owned } from './state.ts';

const DAY_MS = 86_400_000;

const needsLicence = (db: MockDb, { id, product_name, rights }: Owned<Download>): boolean =>
  rights !== null &&
  // Each person with a seat has a key instead.
  !findLineOfDownload(db, id)?.line.seats &&
  rights.activations > 0 &&
  db.state.catalogue.some(({ product, licenceKeys }) => licenceKeys && product.title === product_name) &&
  !db.state.licences.some(({ downloadId }) => downloadId === id);

/** The same key for a file each time, so that the demo looks the same on every date. */
const deriveKey = (downloadId: string): string => {
  const hex = downloadId.replaceAll('-', '');
  return createLicenceKey(Uint8Array.from({ length: 20 }, (_, at) => Number.parseInt(hex.slice(at, at + 2), 16)));
};

const listPoolKeys = (db: MockDb, product: string) => {
  const id = db.state.catalogue.find((entry) => entry.product.title === product)?.product.id;
  return db.state.licencePool.filter(({ productId }) => productId === id);
};

/** The imported key of a person whose seat has ended, for the next person. */
const reuseSeatKey = (db: MockDb, downloadId: string): Pick<StoredLicence, 'key' | 'imported'> | undefined => {
  const ended = listEndedFiles(db, downloadId);
  const freed = db.state.licences.find(({ imported, downloadId: id }) => imported && ended.includes(id));
  if (!freed) return undefined;
  db.state.licences = db.state.licences.filter((licence) => licence !== freed);
  return { key: freed.key, imported: true };
};

/** A key for a customer; of a product with its own keys the next unissued one, or none when all are issued. */
const takeKey = (
  db: MockDb,
  product: string,
  downloadId: string,
): Pick<StoredLicence, 'key' | 'imported'> | undefined => {
  const pool = listPoolKeys(db, product);
  if (pool.length === 0) return { key: deriveKey(downloadId) };
  const freed = reuseSeatKey(db, downloadId);
  if (freed) return freed;
  const freeKey = pool.find(({ given: usedCount }) => !usedCount);
  if (!freeKey) return undefined;
  freeKey.given = true;
  return { key: freeKey.key, imported: true };
};

/** The counts of a product's imported keys. */
export const toPool = (db: MockDb, product: string): LicencePool => {
  listLicences(db);
  const pool = listPoolKeys(db, product);
  const usedCount = pool.filter((key) => key.given).length;
  const waiting = db.state.downloads.filter(
    (candidate) => candidate.product_name === product && needsLicence(db, candidate),
  ).length;
  const free = pool.length - usedCount;
  return { stock: toInventoryState({ free, given: usedCount }), free, given: usedCount, waiting };
};

/** Products with no or few imported keys left. */
export const findLowKeyInventories = (db: MockDb): AdminOverview['lowLicenceKeys'] => {
  const low = db.state.catalogue
    .filter(({ licenceKeys, deleted }) => licenceKeys && deleted === null)
    .map(({ product }) => ({ id: product.id, ...toPool(db, product.title) }))
    .filter(({ stock }) => stock !== 'enough')
    .sort((a, b) => a.free - b.free || a.id - b.id);
  return { total: low.length, first: low[0]?.id ?? null };
};

/** Every licence, newest first; purchases of a product with keys get their key on first access. */
export const listLicences = (db: MockDb): StoredLicence[] => {
  const missing = db.state.downloads.filter((download) => needsLicence(db, download));
  for (const { id, userId, created_at, product_name } of missing) {
    const key = takeKey(db, product_name, id);
    if (key)
      db.state.licences.push({
        id: crypto.randomUUID(),
        userId,
        downloadId: id,
        created_at,
        devices: [],
        ...key,
      });
  }
  return db.state.licences.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
};

/** The file that it belongs to, also when a refund has removed access to it. */
const findDownload = (db: MockDb, { downloadId }: StoredLicence) => {
  const present = db.state.downloads.find(({ id }) => id === downloadId);
  return { present, held: present ?? Object.values(db.state.revoked).find(({ id }) => id === downloadId) };
};

/** The rights of its plan, and whether it can currently be renewed; nothing once it was revoked. */
export const findRights = (db: MockDb, licence: StoredLicence) => {
  const { present } = findDownload(db, licence);
  return present ? visibleRights(db, present) : null;
};

export const toLicence = (db: MockDb, licence: StoredLicence): Licence => {
  const { present, held } = findDownload(db, licence);
  const { id, key, created_at, devices } = licence;
  return {
    id,
    key,
    created_at,
    revoked: present === undefined,
    download_id: present?.id ?? null,
    imported: licence.imported ?? false,
    product_id: findProductId(db, licence),
    product_name: held?.product_name ?? '',
    tier: held?.rights?.tier ?? '',
    activations: held?.rights?.activations ?? 1,
    updates_until: held?.rights?.updates_until ?? null,
    devices: devices.map(({ fingerprint: _fingerprint, ...device }) => device),
  };
};

/** The number of the order that it came with; 0 once that is gone. */
export const findOrderNumber = (db: MockDb, { downloadId }: StoredLicence): number =>
  findLineOfDownload(db, downloadId)?.order.number ?? 0;

/** The product that it was sold for; null when that was deleted. */
export const findProductId = (db: MockDb, licence: StoredLicence): number | null => {
  const title = findDownload(db, licence).held?.product_name;
  return db.state.catalogue.find(({ product }) => product.title === title)?.product.id ?? null;
};

const base64 = (bytes: ArrayBuffer | Uint8Array): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const createSigningKey = async () => {
  const { privateKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return { jwk: await crypto.subtle.exportKey('jwk', privateKey), created_at: new Date().toISOString() };
};

/** The signing key pair. It is saved, because what it has signed must be valid after a reload of the page. */
export const getSigningPair = async (db: MockDb) => {
  if (!db.state.signingKey) {
    const created = await createSigningKey();
    db.state.signingKey ??= created;
    await db.persist();
  }
  const { jwk, created_at } = db.state.signingKey;
  const { kty = '', crv = '', x = '' } = jwk;
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', jwk, 'Ed25519', true, ['sign']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', true, ['verify']),
  };
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  const id = base64url(await crypto.subtle.digest('SHA-256', spki)).slice(0, 10);
  const key: SigningKey = { id, algorithm: 'Ed25519', public_key: base64(spki), created_at };
  return { pair, key };
};

/** A signed statement, as the offline programs check it. */
export const signStatement = async (db: MockDb, claims: (keyId: string) => object): Promise<string> => {
  const { pair, key } = await getSigningPair(db);
  const encode = (text: string) => new TextEncoder().encode(text);
  const payload = base64url(encode(JSON.stringify(claims(key.id))));
  return `${payload}.${base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, encode(payload)))}`;
};

/** The signed statement for a device, valid for this many days. */
export const signLicence = async (
  db: MockDb,
  stored: StoredLicence,
  device: string,
  days: number,
): Promise<LicenceProof> => {
  const { key } = await getSigningPair(db);
  const licence = toLicence(db, stored);
  const now = Date.now();
  const end = findRights(db, stored)?.grace_until;
  const claims = {
    signed_by: key.id,
    licence: licence.id,
    product: licence.product_name,
    plan: licence.tier,
    device,
    plan_id: findDownload(db, stored).held?.rights?.plan_id ?? null,
    product_id: findProductId(db, stored),
    issued_at: new Date(now).toISOString(),
    expires_at: new Date(Math.min(now + days * DAY_MS, end ? Date.parse(end) : Infinity)).toISOString(),
    updates_until: licence.updates_until,
  };
  return { statement: await signStatement(db, () => claims), claims };
};
