import type { LicenceProof } from '../../../../contract/generated/model.ts';
import { isPlanOver } from '../../../../contract/rules/active-plans.ts';
import { parseLicenceKey } from '../../../../contract/rules/licence-keys.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { toClaims } from './licences.mapper.ts';
import {
  countDevices,
  deleteDevice,
  findLicence,
  insertDevice,
  type LicenceRow,
  type LicenceSelector,
  lockLicence,
  updateDeviceSeenAt,
} from './licences.repository.ts';
import { signStatement } from './signing.adapter.ts';
import type { Signing } from './signing.service.ts';

/** How long a program runs without validating, and a machine without network. */
const ONLINE_STATEMENT_DAYS = 30;
const OFFLINE_STATEMENT_DAYS = 365;

const DEFAULT_DEVICE_NAME = 'Unnamed device';

export type LicenceDeps = Pick<Deps, 'db' | 'clock' | 'limits'> & { signing: Signing };

/** A program's request: its key and device id, and the network it comes from. */
export interface LicenceRequest {
  key: string;
  deviceId: string;
  network: string;
  /** the program's product; undefined when it does not send one */
  productId: number | undefined;
}

const unknownKey = () => new AppError(404, 'licence_unknown', REFUSALS.licenceUnknown);
const unknownDevice = () => new AppError(404, 'device_unknown', REFUSALS.deviceUnknown);
/** @throws AppError 410 when it was revoked, or its plan has ended */
function rejectEnded({ ended_at: endedAt, holds_until: until, renewable }: LicenceRow, at: Date): void {
  if (endedAt) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
  if (isPlanOver(until, at)) throw new AppError(410, 'licence_expired', REFUSALS.licenceExpired(renewable));
}

/** A device name, normalised. @throws AppError 400 for more than one line */
export function normaliseDeviceName(rawName: string, field = 'device_name'): string {
  const name = rawName.trim();
  if (!isOneLine(name)) throw invalid(field, REFUSALS.deviceLines);
  return name;
}

/** Whether the key was sold for another program. A deleted product cannot be told apart from any other. */
const isForOtherProduct = ({ product_id: licensedProductId }: LicenceRow, requestedId: number | undefined) =>
  requestedId !== undefined && licensedProductId !== null && licensedProductId !== requestedId;

/** The licence of the key. @throws AppError 404 for an unknown key or another product's */
function requireLicence(licence: LicenceRow | undefined, productId: number | undefined): LicenceRow {
  if (!licence || isForOtherProduct(licence, productId)) throw unknownKey();
  return licence;
}

/** Counts the attempt, then normalises the key. @throws AppError 404 for an invalid format, 429 */
async function checkLimitsAndParseKey(
  { limits }: LicenceDeps,
  { key, network }: LicenceRequest,
): Promise<{ key: string }> {
  await limits.consume('licence-network', network);
  const normalisedKey = parseLicenceKey(key);
  if (normalisedKey === null) throw unknownKey();
  await limits.consume('licence-key', normalisedKey, network);
  return { key: normalisedKey };
}

async function issueStatement({ signing, clock }: LicenceDeps, licence: LicenceRow, device: string, days: number) {
  const { id, key } = await signing.signer();
  const claims = toClaims({ signedBy: id, licence, device, at: clock.now(), days });
  return { statement: signStatement(key, claims), claims };
}

/** A device to activate. */
interface DeviceActivation {
  fingerprint: string;
  name: string;
  productId?: number | undefined;
}

/**
 * Activates the device, unless it is already active. @throws AppError 409, 410; undefined for an unknown or foreign
 * licence
 */
function activateDevice(
  { db, clock }: LicenceDeps,
  selector: LicenceSelector,
  { fingerprint, name, productId }: DeviceActivation,
) {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const licence = await lockLicence(tx, selector);
    if (!licence || isForOtherProduct(licence, productId)) return undefined;
    if (licence.imported) throw conflict(REFUSALS.licenceImported);
    rejectEnded(licence, at);
    if (await updateDeviceSeenAt(tx, licence.id, fingerprint, at)) return licence;
    if ((await countDevices(tx, licence.id)) >= licence.activations) {
      throw new AppError(409, 'licence_full', REFUSALS.licenceFull);
    }
    await insertDevice(tx, { licence_id: licence.id, fingerprint, name }, at);
    return licence;
  });
}

/** Activates a device. @throws AppError 400, 404, 409 (no seat left), 410 (revoked, expired), 429 */
export async function activate(
  deps: LicenceDeps,
  request: LicenceRequest,
  name = DEFAULT_DEVICE_NAME,
): Promise<LicenceProof> {
  const deviceName = normaliseDeviceName(name);
  const activation = { fingerprint: request.deviceId, name: deviceName, productId: request.productId };
  const licence = await activateDevice(deps, await checkLimitsAndParseKey(deps, request), activation);
  if (!licence) throw unknownKey();
  return issueStatement(deps, licence, request.deviceId, ONLINE_STATEMENT_DAYS);
}

/** Issues a newer statement to a program. @throws AppError 404 (key or device), 410, 429 */
export async function validate(deps: LicenceDeps, request: LicenceRequest): Promise<LicenceProof> {
  const licence = requireLicence(
    await findLicence(deps.db, await checkLimitsAndParseKey(deps, request)),
    request.productId,
  );
  rejectEnded(licence, deps.clock.now());
  if (!(await updateDeviceSeenAt(deps.db, licence.id, request.deviceId, deps.clock.now()))) throw unknownDevice();
  return issueStatement(deps, licence, request.deviceId, ONLINE_STATEMENT_DAYS);
}

/** Deactivates a device, also after the licence has ended. @throws AppError 404 (key or device), 429 */
export async function deactivate(deps: LicenceDeps, request: LicenceRequest): Promise<void> {
  const licence = requireLicence(
    await findLicence(deps.db, await checkLimitsAndParseKey(deps, request)),
    request.productId,
  );
  if (!(await deleteDevice(deps.db, licence.id, { fingerprint: request.deviceId }))) throw unknownDevice();
}

/** The owner activates a machine that has no network. @throws AppError 400, 404, 409, 410, 429 */
export async function activateOffline(
  deps: LicenceDeps,
  selector: { id: string; userId: string },
  deviceId: string,
  name = DEFAULT_DEVICE_NAME,
): Promise<LicenceProof> {
  const deviceName = normaliseDeviceName(name);
  await deps.limits.consume('licence-file', selector.userId);
  const licence = await activateDevice(deps, selector, { fingerprint: deviceId, name: deviceName });
  if (!licence) throw notFound();
  return issueStatement(deps, licence, deviceId, OFFLINE_STATEMENT_DAYS);
}
