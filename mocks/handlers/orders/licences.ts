import { newLicenceKey, readLicenceKey } from '../../../backend/shared/licence-keys.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import type { LicenceDevice } from '../../generated/model.ts';
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
import { arrayPage } from '../../store/array-page.ts';
import type { MockDb } from '../../store/db.ts';
import { hasEnded } from '../../store/entitlements.ts';
import { licences, productIdOf, prove, rightsOf, signingPair, toLicence } from '../../store/licences.ts';
import type { StoredLicence } from '../../store/state.ts';

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
  | 'renameLicenceDevice'
  | 'removeLicenceDevice';

const isOneLine = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name.trim());

/** Activates the device, unless it is active already; returns the problem, if any. */
const takePlace = (db: MockDb, licence: StoredLicence, fingerprint: string, name = 'Unnamed device') => {
  const rights = rightsOf(db, licence);
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
  const askedBy = ({ key: typed, product_id: asked }: LicenceDevice) => {
    const key = readLicenceKey(typed);
    const licence = licences(db).find((one) => one.key === key && !one.imported);
    const sold = licence ? productIdOf(db, licence) : null;
    return asked !== undefined && sold !== null && sold !== asked ? undefined : licence;
  };
  const ownOf = (userId: string, id: string) => licences(db).find((one) => one.id === id && one.userId === userId);

  return {
    listLicences: ({ user, query }) => {
      const own = licences(db).filter(({ userId }) => userId === user.id);
      return arrayPage(
        '/api/licences',
        own.map((licence) => toLicence(db, licence)),
        query,
      );
    },

    activateLicence: async ({ body }) => {
      const licence = askedBy(body);
      if (body.device_name && !isOneLine(body.device_name)) return invalidField('device_name', REFUSALS.deviceLines);
      if (!licence) return licenceUnknown();
      const problem = takePlace(db, licence, body.device_id, body.device_name);
      return problem ?? { status: 200, body: await prove(db, licence, body.device_id, ONLINE_DAYS) };
    },

    validateLicence: async ({ body }) => {
      const licence = askedBy(body);
      if (!licence) return licenceUnknown();
      const rights = rightsOf(db, licence);
      if (!rights) return licenceRevoked();
      if (hasEnded(rights)) return licenceExpired(rights.renewable);
      const device = licence.devices.find(({ fingerprint }) => fingerprint === body.device_id);
      if (!device) return deviceUnknown();
      device.seen_at = new Date().toISOString();
      return { status: 200, body: await prove(db, licence, body.device_id, ONLINE_DAYS) };
    },

    deactivateLicence: ({ body }) => {
      const licence = askedBy(body);
      if (!licence) return licenceUnknown();
      const left = licence.devices.filter(({ fingerprint }) => fingerprint !== body.device_id);
      if (left.length === licence.devices.length) return deviceUnknown();
      licence.devices = left;
      return { status: 204 };
    },

    listSigningKeys: async () => ({ status: 200, body: { keys: [(await signingPair(db)).key] } }),

    rotateLicence: ({ user, params }) => {
      const licence = ownOf(user.id, params.id);
      if (!licence) return notFound();
      if (!rightsOf(db, licence)) return licenceRevoked();
      if (licence.imported) return conflict(REFUSALS.licenceImported);
      licence.key = newLicenceKey();
      return { status: 200, body: toLicence(db, licence) };
    },

    createLicenceFile: async ({ user, params, body }) => {
      const licence = ownOf(user.id, params.id);
      if (body.device_name && !isOneLine(body.device_name)) return invalidField('device_name', REFUSALS.deviceLines);
      if (!licence) return notFound();
      if (licence.imported) return conflict(REFUSALS.licenceImported);
      const problem = takePlace(db, licence, body.device_id, body.device_name);
      return problem ?? { status: 200, body: await prove(db, licence, body.device_id, OFFLINE_DAYS) };
    },

    renameLicenceDevice: ({ user, params, body }) => {
      if (!isOneLine(body.name)) return invalidField('name', REFUSALS.deviceLines);
      const licence = ownOf(user.id, params.id);
      const device = licence?.devices.find(({ id }) => id === params.device);
      if (!licence || !device) return notFound();
      device.name = body.name.trim();
      return { status: 200, body: toLicence(db, licence) };
    },

    removeLicenceDevice: ({ user, params }) => {
      const licence = ownOf(user.id, params.id);
      const left = licence?.devices.filter(({ id }) => id !== params.device) ?? [];
      if (!licence || left.length === licence.devices.length) return notFound();
      licence.devices = left;
      return { status: 204 };
    },
  };
};
