import { between, pick, type Random } from './world/random.ts';
import { advance } from './world/virtual-time.ts';
import type { World } from './world/world.ts';

/** What may go wrong during a step, each as the seed decides. */
export const FAULTS = [
  'none',
  'crash-after-commit',
  'crash-at-statement',
  'provider-error',
  'provider-slow-refund',
  'provider-refuses-refund',
  'mail-refused',
  'storage-fails',
  'clock-jump',
] as const;
export type Fault = (typeof FAULTS)[number];

const HOUR_MS = 3_600_000;

/** Lets the fault happen somewhere in the stories that run now. */
export function arm(world: World, fault: Fault, random: Random): void {
  const server = pick(random, world.servers);
  if (fault === 'crash-after-commit') server.planCrash({ at: 'commit', after: between(random, 0, 4) });
  if (fault === 'crash-at-statement') server.planCrash({ at: 'statement', after: between(random, 0, 120) });
  if (fault === 'provider-error') world.provider.plan('error');
  if (fault === 'provider-slow-refund') world.provider.plan('lost-refund');
  if (fault === 'provider-refuses-refund') world.provider.plan('refund-fails');
  if (fault === 'mail-refused') world.mail.refusing = between(random, 1, 3);
  if (fault === 'storage-fails') world.storage.failing = 1;
  if (fault === 'clock-jump') advance(between(random, 1, 30) * HOUR_MS);
}

/** Cancels faults that have not occurred. */
export function disarm({ servers, mail, storage, provider }: World): void {
  for (const server of servers) server.planCrash(undefined);
  mail.refusing = 0;
  storage.failing = 0;
  for (const fault of ['error', 'lost-refund', 'refund-fails'] as const) while (provider.books.takes(fault));
}
