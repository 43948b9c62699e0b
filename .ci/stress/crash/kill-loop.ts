import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../demo/seed/random.ts';
import { findPlans } from './moves.ts';
import { type Checked, createShopper } from './shopper.ts';
import type { Ground } from './targets.ts';

const SHOPPERS = 4;
/** Minimum number of answers before the kill, however slow the machine is. */
const FEWEST_ANSWERS = 12;

/**
 * Kills a part of the site during concurrent writes, repeatedly, and each time compares the data with what was
 * acknowledged.
 * @param report called after each cycle
 * @returns the total number of acknowledged and interrupted requests that were checked
 * @throws AssertionError with the first difference
 */
export async function runCycles(
  ground: Ground,
  cycles: number,
  report: (cycle: number, checked: Checked) => void = () => {},
): Promise<Checked> {
  const random = createRandom(cycles);
  const plans = await findPlans(ground.url());
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) => createShopper(ground.url(), plans, index + 1)),
  );
  const total: Checked = { acknowledged: 0, interrupted: 0 };
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const stop = new AbortController();
    const work = shoppers.map((shopper) => shopper.work(ground.url(), stop.signal));
    await sleep(200 + random() * 600);
    while (shoppers.reduce((all, shopper) => all + shopper.answered(), 0) < FEWEST_ANSWERS) await sleep(20);
    await ground.kill(cycle);
    stop.abort();
    await Promise.all(work);
    await ground.revive();
    const checked = await Promise.all(shoppers.map((shopper) => shopper.check(ground.url())));
    const sum = (name: keyof Checked) => checked.reduce((all, one) => all + one[name], 0);
    total.acknowledged += sum('acknowledged');
    total.interrupted += sum('interrupted');
    report(cycle, { acknowledged: sum('acknowledged'), interrupted: sum('interrupted') });
  }
  return total;
}
