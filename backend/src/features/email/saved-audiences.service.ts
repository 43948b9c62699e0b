import type { SavedAudiences } from '../../../../contract/generated/model.ts';
import { findAudienceProblem, normaliseAudiences } from '../../../../contract/rules/saved-audiences.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { invalid } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { getSavedAudiences, updateSavedAudiences } from './saved-audiences.repository.ts';

const listNames = ({ items }: Pick<SavedAudiences, 'items'>): string => items.map(({ name }) => name).join(', ');

/** @throws AppError 400, 409 */
export function saveAudiences(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  input: SavedAudiences,
): Promise<SavedAudiences> {
  const items = normaliseAudiences(input.items);
  const problem = findAudienceProblem(items);
  if (problem) throw invalid('items', problem);
  return inTransaction(db, async (tx) => {
    const before = await getSavedAudiences(tx, 'lock');
    checkVersion(before.version, input.version);
    await updateSavedAudiences(tx, items);
    const fields = { before: { title: listNames(before) }, after: { title: listNames({ items }) } };
    const entry = { actorId: user.id, subject: 'newsletter', subjectId: null, label: 'Saved audiences' } as const;
    await recordChange(tx, { ...entry, action: 'newsletter.update', at: clock.now(), ...fields });
    return { items, version: before.version + 1 };
  });
}
