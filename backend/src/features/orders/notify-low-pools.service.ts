import { msg, plural } from '../../../../contract/i18n/macros.ts';
import { toInventoryState } from '../../../../contract/rules/key-inventory.ts';
import { listOwners } from '../../db/owners.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { licencePoolMail } from '../../mail/licence-pool-message.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { deleteAlert, listPools, type PoolRow, upsertAlert } from './pool-alerts.repository.ts';

type PoolAlertDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

async function sendAlert(
  { db, env, mail, clock }: PoolAlertDeps,
  { id, title, free }: PoolRow,
  state: 'low' | 'empty',
) {
  const at = clock.now();
  const text =
    state === 'empty'
      ? msg`${title} has no keys left. New customers wait until you import more.`
      : msg`${plural(free, { one: '# key is left', other: '# keys are left' })} for ${title}.`;
  const href = `/admin/products?product=${id}`;
  await inTransaction(db, async (tx) => {
    if (!(await upsertAlert(tx, id, state, at))) return;
    const recipients = await listOwners(tx);
    const message = {
      title: state === 'empty' ? msg`Out of licence keys` : msg`Running low on licence keys`,
      body: text,
      href,
    };
    await notify(tx, recipients, { kind: 'order', ...message }, at);
    for (const recipient of recipients) {
      const to = await findMailbox(tx, recipient);
      if (to)
        await mail.send(licencePoolMail(to, { title: message.title, text, link: `${env.publicUrl}${href}` }, at), tx);
    }
  });
}

/** Alerts the owner when imported keys run low or run out, once each until there are enough again. */
export async function notifyLowPools(deps: PoolAlertDeps): Promise<void> {
  for (const pool of await listPools(deps.db)) {
    const state = toInventoryState(pool);
    if (state === 'enough') {
      if (pool.told) await deleteAlert(deps.db, pool.id);
    } else if (pool.told === null || (pool.told === 'low' && state === 'empty')) await sendAlert(deps, pool, state);
    // A few new keys send no alert, but running out of them again does.
    else if (pool.told === 'empty' && state === 'low')
      await inTransaction(deps.db, (tx) => upsertAlert(tx, pool.id, state, deps.clock.now()));
  }
}
