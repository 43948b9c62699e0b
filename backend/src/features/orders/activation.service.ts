import { isOver } from '../../../shared/held-plans.ts';
import { readLicenceKey } from '../../../shared/licence-keys.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { LicenceProof } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { toClaims } from './licences.mapper.ts';
import {
  countDevices,
  deleteDevice,
  findLicence,
  insertDevice,
  type LicenceRow,
  lockLicence,
  type Named,
  touchDevice,
} from './licences.repository.ts';
import { signStatement } from './signing.adapter.ts';
import type { Signing } from './signing.service.ts';

/** How long a program runs without validating, and a machine without network. */
const ONLINE_DAYS = 30;
const OFFLINE_DAYS = 365;

const NO_NAME = 'Unnamed device';

export type LicenceParts = Pick<Deps, 'db' | 'clock' | 'limits'> & { signing: Signing };

/** A program's request: its key and device id, and the network it comes from. */
export interface Asking {
  key: string;
  deviceId: string;
  network: string;
  /** the program's product; undefined when it does not send one */
  productId: number | undefined;
}

const unknownKey = () => new AppError(404, 'licence_unknown', REFUSALS.licenceUnknown);
const unknownDevice = () => new AppError(404, 'device_unknown', REFUSALS.deviceUnknown);
/** @throws AppError 410 when it was revoked, or its plan has ended */
function refuseEnded({ ended_at: endedAt, holds_until: until, renewable }: LicenceRow, at: Date): void {
  if (endedAt) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
  if (isOver(until, at)) throw new AppError(410, 'licence_expired', REFUSALS.licenceExpired(renewable));
}

/** A device name, normalised. @throws AppError 400 for more than one line */
export function deviceNameOf(typed: string, field = 'device_name'): string {
  const name = typed.trim();
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) throw invalid(field, REFUSALS.deviceLines);
  return name;
}

/** Whether the key was sold for another program. A deleted product cannot be told apart from any other. */
const isForeign = ({ product_id: sold }: LicenceRow, asked: number | undefined) =>
  asked !== undefined && sold !== null && sold !== asked;

/** The licence of the key. @throws AppError 404 for an unknown key or another product's */
function known(licence: LicenceRow | undefined, productId: number | undefined): LicenceRow {
  if (!licence || isForeign(licence, productId)) throw unknownKey();
  return licence;
}

/** Counts the attempt, then normalises the key. @throws AppError 404 for an invalid format, 429 */
async function readAsked({ limits }: LicenceParts, { key, network }: Asking): Promise<{ key: string }> {
  await limits.take('licence-network', network);
  const read = readLicenceKey(key);
  if (read === null) throw unknownKey();
  await limits.take('licence-key', read, network);
  return { key: read };
}

async function prove({ signing, clock }: LicenceParts, licence: LicenceRow, device: string, days: number) {
  const { id, key } = await signing.signer();
  const claims = toClaims({ signedBy: id, licence, device, at: clock.now(), days });
  return { statement: signStatement(key, claims), claims };
}

/** A device to activate. */
interface Place {
  fingerprint: string;
  name: string;
  productId?: number | undefined;
}

/**
 * Activates the device, unless it is already active. @throws AppError 409, 410; undefined for an unknown or foreign
 * licence
 */
function takePlace({ db, clock }: LicenceParts, named: Named, { fingerprint, name, productId }: Place) {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const licence = await lockLicence(tx, named);
    if (!licence || isForeign(licence, productId)) return undefined;
    if (licence.imported) throw conflict(REFUSALS.licenceImported);
    refuseEnded(licence, at);
    if (await touchDevice(tx, licence.id, fingerprint, at)) return licence;
    if ((await countDevices(tx, licence.id)) >= licence.activations) {
      throw new AppError(409, 'licence_full', REFUSALS.licenceFull);
    }
    await insertDevice(tx, { licence_id: licence.id, fingerprint, name }, at);
    return licence;
  });
}

/** Activates a device. @throws AppError 400, 404, 409 (no seat left), 410 (revoked, expired), 429 */
export async function activate(parts: LicenceParts, asking: Asking, name = NO_NAME): Promise<LicenceProof> {
  const given = deviceNameOf(name);
  const place = { fingerprint: asking.deviceId, name: given, productId: asking.productId };
  const licence = await takePlace(parts, await readAsked(parts, asking), place);
  if (!licence) throw unknownKey();
  return prove(parts, licence, asking.deviceId, ONLINE_DAYS);
}

/** Issues a newer statement to a program. @throws AppError 404 (key or device), 410, 429 */
export async function validate(parts: LicenceParts, asking: Asking): Promise<LicenceProof> {
  const licence = known(await findLicence(parts.db, await readAsked(parts, asking)), asking.productId);
  refuseEnded(licence, parts.clock.now());
  if (!(await touchDevice(parts.db, licence.id, asking.deviceId, parts.clock.now()))) throw unknownDevice();
  return prove(parts, licence, asking.deviceId, ONLINE_DAYS);
}

/** Deactivates a device, also after the licence has ended. @throws AppError 404 (key or device), 429 */
export async function deactivate(parts: LicenceParts, asking: Asking): Promise<void> {
  const licence = known(await findLicence(parts.db, await readAsked(parts, asking)), asking.productId);
  if (!(await deleteDevice(parts.db, licence.id, { fingerprint: asking.deviceId }))) throw unknownDevice();
}

/** The owner activates a machine that has no network. @throws AppError 400, 404, 409, 410, 429 */
export async function proveOffline(
  parts: LicenceParts,
  named: { id: string; userId: string },
  deviceId: string,
  name = NO_NAME,
): Promise<LicenceProof> {
  const given = deviceNameOf(name);
  await parts.limits.take('licence-file', named.userId);
  const licence = await takePlace(parts, named, { fingerprint: deviceId, name: given });
  if (!licence) throw notFound();
  return prove(parts, licence, deviceId, OFFLINE_DAYS);
}
