import type { LicenceDevice } from '../../../contract/generated/model.ts';
import { createLicenceKey, parseLicenceKey } from '../../../contract/rules/licence-keys.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import {
  conflict,
  deviceUnknown,
  invalidField,
  licenceExpired,
  licenceFull,
  licenceRevoked,
  licenceUnknown,
  notFound,
} from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { toArrayPage } from '../../store/array-page.ts';
import type { MockDb } from '../../store/db.ts';
import { hasEnded } from '../../store/entitlements.ts';
import {
  findOrderNumber,
  findProductId,
  findRights,
  getSigningPair,
  listLicences,
  signLicence,
  toLicence,
} from '../../store/licences.ts';
import type { StoredLicence } from '../../store/order-state.ts';
import { pdfFile } from '../kit/pdf-file.ts';

const ONLINE_DAYS = 30;
const OFFLINE_DAYS = 365;

type Operations =
  | 'listLicences'
  | 'activateLicence'
  | 'validateLicence'
  | 'deactivateLicence'
  | 'listSigningKeys'
  | 'rotateLicence'
  | 'createLicenceFile'
  | 'getLicenceSheet'
  | 'renameLicenceDevice'
  | 'removeLicenceDevice';

/** Activates the device, unless it is active already; returns the problem, if any. */
const activateDevice = (db: MockDb, licence: StoredLicence, fingerprint: string, name = 'Unnamed device') => {
  const rights = findRights(db, licence);
  if (!rights) return licenceRevoked();
  if (hasEnded(rights)) return licenceExpired(rights.renewable);
  const now = new Date().toISOString();
  const device = licence.devices.find((one) => one.fingerprint === fingerprint);
  if (!device && licence.devices.length >= rights.activations) return licenceFull();
  if (device) device.seen_at = now;
  else licence.devices.push({ id: crypto.randomUUID(), fingerprint, name: name.trim(), created_at: now, seen_at: now });
  return undefined;
};

export const createLicencesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  /** The licence of a key, unless the request comes from another product's program. */
  const findRequested = ({ key: rawKey, product_id: requestedProductId }: LicenceDevice) => {
    const key = parseLicenceKey(rawKey);
    const licence = listLicences(db).find((one) => one.key === key && !one.imported);
    const ownProductId = licence ? findProductId(db, licence) : null;
    return requestedProductId !== undefined && ownProductId !== null && ownProductId !== requestedProductId
      ? undefined
      : licence;
  };
  const findOwn = (userId: string, id: string) =>
    listLicences(db).find((one) => one.id === id && one.userId === userId);

  return {
    listLicences: ({ user, query }) => {
      const own = listLicences(db).filter(({ userId }) => userId === user.id);
      return toArrayPage(
        '/api/licences',
        own.map((licence) => toLicence(db, licence)),
        query,
      );
    },

    activateLicence: async ({ body }) => {
      const licence = findRequested(body);
      if (body.device_name && !isOneLine(body.device_name.trim()))
        return invalidField('device_name', REFUSALS.deviceLines);
      if (!licence) return licenceUnknown();
      const problem = activateDevice(db, licence, body.device_id, body.device_name);
      return problem ?? { status: 200, body: await signLicence(db, licence, body.device_id, ONLINE_DAYS) };
    },

    validateLicence: async ({ body }) => {
      const licence = findRequested(body);
      if (!licence) return licenceUnknown();
      const rights = findRights(db, licence);
      if (!rights) return licenceRevoked();
      if (hasEnded(rights)) return licenceExpired(rights.renewable);
      const device = licence.devices.find(({ fingerprint }) => fingerprint === body.device_id);
      if (!device) return deviceUnknown();
      device.seen_at = new Date().toISOString();
      return { status: 200, body: await signLicence(db, licence, body.device_id, ONLINE_DAYS) };
    },

    deactivateLicence: ({ body }) => {
      const licence = findRequested(body);
      if (!licence) return licenceUnknown();
      const left = licence.devices.filter(({ fingerprint }) => fingerprint !== body.device_id);
      if (left.length === licence.devices.length) return deviceUnknown();
      licence.devices = left;
      return { status: 204 };
    },

    listSigningKeys: async () => ({ status: 200, body: { keys: [(await getSigningPair(db)).key] } }),

    rotateLicence: ({ user, params }) => {
      const licence = findOwn(user.id, params.id);
      if (!licence) return notFound();
      if (!findRights(db, licence)) return licenceRevoked();
      if (licence.imported) return conflict(REFUSALS.licenceImported);
      licence.key = createLicenceKey();
      return { status: 200, body: toLicence(db, licence) };
    },

    createLicenceFile: async ({ user, params, body }) => {
      const licence = findOwn(user.id, params.id);
      if (body.device_name && !isOneLine(body.device_name.trim()))
        return invalidField('device_name', REFUSALS.deviceLines);
      if (!licence) return notFound();
      if (licence.imported) return conflict(REFUSALS.licenceImported);
      const problem = activateDevice(db, licence, body.device_id, body.device_name);
      return problem ?? { status: 200, body: await signLicence(db, licence, body.device_id, OFFLINE_DAYS) };
    },

    getLicenceSheet: ({ user, params }) => {
      const licence = findOwn(user.id, params.id);
      if (!licence) return notFound();
      return findRights(db, licence) ? pdfFile(`licence-${findOrderNumber(db, licence)}`) : licenceRevoked();
    },

    renameLicenceDevice: ({ user, params, body }) => {
      if (!isOneLine(body.name.trim())) return invalidField('name', REFUSALS.deviceLines);
      const licence = findOwn(user.id, params.id);
      const device = licence?.devices.find(({ id }) => id === params.device);
      if (!licence || !device) return notFound();
      device.name = body.name.trim();
      return { status: 200, body: toLicence(db, licence) };
    },

    removeLicenceDevice: ({ user, params }) => {
      const licence = findOwn(user.id, params.id);
      const left = licence?.devices.filter(({ id }) => id !== params.device) ?? [];
      if (!licence || left.length === licence.devices.length) return notFound();
      licence.devices = left;
      return { status: 204 };
    },
  };
};
