import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { CatalogueEntry } from '../../store/catalogue-entry.ts';
import type { MockDb } from '../../store/db.ts';
import { listLicences, toPool } from '../../store/licences.ts';
import { readCsvFile } from '../kit/read-csv.ts';

type Operations = 'adminGetLicencePool' | 'adminImportLicenceKeys' | 'adminClearLicencePool';

const MAX_KEYS = 50_000;
const MAX_KEY_LENGTH = 64;
const HEADER = /^(keys?|licen[cs]e ?key|licen[cs]e|serial( ?number)?|code)$/i;

/** The keys in a file, or the reason for a refusal. */
const readKeys = (bytes: Uint8Array) => {
  const rows = readCsvFile(bytes);
  if (!Array.isArray(rows)) return rows;
  const column = rows[0]?.cells.findIndex((cell) => HEADER.test(cell.trim())) ?? -1;
  const cells = rows.map(({ row, cells: all }) => ({ row, key: all[Math.max(0, column)]?.trim() ?? '' }));
  const keys = column < 0 ? cells : cells.slice(1);
  const invalidCell = cells.find(({ key }) => key.length > MAX_KEY_LENGTH || /[\p{Cc}\u2028\u2029]/u.test(key));
  if (invalidCell) return invalidField('file', REFUSALS.licenceKeyRow(invalidCell.row));
  const nonEmptyKeys = keys.map(({ key }) => key).filter((key) => key !== '');
  if (nonEmptyKeys.length === 0) return invalidField('file', REFUSALS.licenceKeysNone);
  return nonEmptyKeys.length > MAX_KEYS ? invalidField('file', REFUSALS.licenceKeysMany(MAX_KEYS)) : nonEmptyKeys;
};

export const createAdminLicenceKeysHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const productOf = (id: string) =>
    db.state.catalogue.find(({ product, deleted }) => product.id === Number(id) && deleted === null);
  const record = (actorId: string, verb: string, { product }: CatalogueEntry, keys: number) => {
    const [before, after] = verb === 'import-keys' ? [null, { keys }] : [{ keys }, null];
    const change = { actorId, action: `product.${verb}`, subject: 'product', subjectId: product.id };
    if (keys > 0) recordChange(db, { ...change, label: product.title, before, after });
  };

  return {
    adminGetLicencePool: ({ params }) => {
      const entry = productOf(params.id);
      return entry ? { status: 200, body: toPool(db, entry.product.title) } : notFound(REFUSALS.productNotFound);
    },

    adminImportLicenceKeys: ({ user, params, body }) => {
      const keys = readKeys(body.file.bytes);
      if (!Array.isArray(keys)) return keys;
      const entry = productOf(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const existingKeys = new Set([...db.state.licencePool, ...listLicences(db)].map(({ key }) => key));
      const newKeys = [...new Set(keys)].filter((key) => !existingKeys.has(key));
      db.state.licencePool.push(...newKeys.map((key) => ({ productId: entry.product.id, key, given: false })));
      record(user.id, 'import-keys', entry, newKeys.length);
      const pool = toPool(db, entry.product.title);
      return { status: 200, body: { added: newKeys.length, known: keys.length - newKeys.length, pool } };
    },

    adminClearLicencePool: ({ user, params }) => {
      const entry = productOf(params.id);
      if (!entry) return notFound(REFUSALS.productNotFound);
      const { free } = toPool(db, entry.product.title);
      db.state.licencePool = db.state.licencePool.filter(
        ({ productId, given }) => given || productId !== entry.product.id,
      );
      record(user.id, 'remove-keys', entry, free);
      return { status: 200, body: toPool(db, entry.product.title) };
    },
  };
};
