import { poolState } from '../../../shared/licence-pool.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { licencePoolMail } from '../../mail/licence-pool-message.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findOwners, findPools, forgetTold, keepTold, type PoolRow } from './pool-news.repository.ts';

type Parts = Pick<Deps, 'db' | 'env' | 'mail' | 'clock'>;

const left = (free: number): string => (free === 1 ? '1 key is left' : `${free} keys are left`);

async function tell({ db, env, mail, clock }: Parts, { id, title, free }: PoolRow, state: 'low' | 'empty') {
  const at = clock.now();
  const text =
    state === 'empty'
      ? `${title} has no keys left. New customers wait until you import more.`
      : `${left(free)} for ${title}.`;
  const href = `/admin/products?product=${id}`;
  await inTransaction(db, async (tx) => {
    if (!(await keepTold(tx, id, state, at))) return;
    const people = await findOwners(tx);
    const news = { title: state === 'empty' ? 'Out of licence keys' : 'Running low on licence keys', body: text, href };
    await notify(tx, people, { kind: 'order', ...news }, at);
    for (const person of people) {
      const to = await findMailbox(tx, person);
      if (to)
        await mail.send(licencePoolMail(to, { title: news.title, text, link: `${env.publicUrl}${href}` }, at), tx);
    }
  });
}

/** Alerts the owner when imported keys run low or run out, once each until there are enough again. */
export async function tellPools(deps: Parts): Promise<void> {
  for (const pool of await findPools(deps.db)) {
    const state = poolState(pool);
    if (state === 'enough') {
      if (pool.told) await forgetTold(deps.db, pool.id);
    } else if (pool.told === null || (pool.told === 'low' && state === 'empty')) await tell(deps, pool, state);
    // A few new keys send no alert, but running out of them again does.
    else if (pool.told === 'empty' && state === 'low')
      await inTransaction(deps.db, (tx) => keepTold(tx, pool.id, state, deps.clock.now()));
  }
}
