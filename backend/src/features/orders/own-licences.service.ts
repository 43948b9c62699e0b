import { newLicenceKey } from '../../../shared/licence-keys.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Licence } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, notFound } from '../../lib/errors.ts';
import { deviceNameOf } from './activation.service.ts';
import { toLicence } from './licences.mapper.ts';
import { deleteDevice, findLicence, lockLicence, renameDevice, replaceKey } from './licences.repository.ts';
import { findOwnLicences } from './own-licences.repository.ts';

/** Identifies one of the user's own licences. */
export interface OwnLicence {
  id: string;
  userId: string;
}

async function answer({ db }: Pick<Deps, 'db'>, { id, userId }: OwnLicence): Promise<Licence> {
  const [row] = (await findOwnLicences(db, userId, { limit: 1, offset: 0 }, id)).rows;
  if (!row) throw notFound();
  return toLicence(row);
}

/**
 * Replaces the key; devices stay activated. @throws AppError 404, 409 for an imported key, 410 for a revoked licence
 */
export async function rotate(deps: Pick<Deps, 'db'>, own: OwnLicence): Promise<Licence> {
  await inTransaction(deps.db, async (tx) => {
    const licence = await lockLicence(tx, own);
    if (!licence) throw notFound();
    if (licence.ended_at) throw new AppError(410, 'licence_revoked', REFUSALS.licenceRevoked);
    if (licence.imported) throw conflict(REFUSALS.licenceImported);
    await replaceKey(tx, licence.id, newLicenceKey());
  });
  return answer(deps, own);
}

/** @throws AppError 400 for a name of more than one line, 404 */
export async function rename(
  deps: Pick<Deps, 'db'>,
  own: OwnLicence,
  deviceId: string,
  name: string,
): Promise<Licence> {
  const given = deviceNameOf(name, 'name');
  const licence = await findLicence(deps.db, own);
  if (!(licence && (await renameDevice(deps.db, licence.id, deviceId, given)))) throw notFound();
  return answer(deps, own);
}

/** Deactivates a device. @throws AppError 404 */
export async function remove({ db }: Pick<Deps, 'db'>, own: OwnLicence, deviceId: string): Promise<void> {
  const licence = await findLicence(db, own);
  if (!(licence && (await deleteDevice(db, licence.id, { id: deviceId })))) throw notFound();
}
