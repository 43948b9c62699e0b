import type { Licence } from '../../../../contract/generated/model.ts';
import { createLicenceKey } from '../../../../contract/rules/licence-keys.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import { normaliseDeviceName } from './activation.service.ts';
import { toLicence } from './licences.mapper.ts';
import { deleteDevice, findLicence, lockLicence, renameDevice, updateKey } from './licences.repository.ts';
import { listOwnLicences } from './own-licences.repository.ts';

/** Identifies one of the user's own licences. */
export interface OwnLicence {
  id: string;
  userId: string;
}

async function getLicence({ db }: Pick<Deps, 'db'>, { id, userId }: OwnLicence): Promise<Licence> {
  const [row] = (await listOwnLicences(db, userId, { limit: 1, offset: 0 }, id)).rows;
  if (!row) throw notFound();
  return toLicence(row);
}

/**
 * Replaces the key; devices stay activated. @throws AppError 404, 409 for an imported key, 410 for a revoked licence
 */
export async function rotateKey(deps: Pick<Deps, 'db'>, selector: OwnLicence): Promise<Licence> {
  await inTransaction(deps.db, async (tx) => {
    const licence = await lockLicence(tx, selector);
    if (!licence) throw notFound();
    if (licence.ended_at) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
    if (licence.imported) throw conflict(REFUSALS.licenceImported);
    await updateKey(tx, licence.id, createLicenceKey());
  });
  return getLicence(deps, selector);
}

/** @throws AppError 400 for a name of more than one line, 404 */
export async function renameOwnDevice(
  deps: Pick<Deps, 'db'>,
  selector: OwnLicence,
  deviceId: string,
  name: string,
): Promise<Licence> {
  const deviceName = normaliseDeviceName(name, 'name');
  const licence = await findLicence(deps.db, selector);
  if (!(licence && (await renameDevice(deps.db, licence.id, deviceId, deviceName)))) throw notFound();
  return getLicence(deps, selector);
}

/** Deactivates a device. @throws AppError 404 */
export async function deactivateOwnDevice(
  { db }: Pick<Deps, 'db'>,
  selector: OwnLicence,
  deviceId: string,
): Promise<void> {
  const licence = await findLicence(db, selector);
  if (!(licence && (await deleteDevice(db, licence.id, { id: deviceId })))) throw notFound();
}
