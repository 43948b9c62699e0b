import type { LicenceKeysReport, LicencePool } from '@/api/generated/model.ts';

const keys = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'key' : 'keys'}`;

/** The key inventory of a product that has its own keys. */
export function poolText({ free, given, waiting }: LicencePool): string {
  if (free + given === 0) return 'None yet: buyers get keys of this site.';
  const left = `${keys(free)} left, ${given.toLocaleString('en')} given.`;
  if (waiting === 0) return left;
  return `${left} ${waiting === 1 ? 'One buyer waits' : `${waiting.toLocaleString('en')} buyers wait`} for a key.`;
}

/** The warning about too few keys. */
export const shortText = ({ stock }: Pick<LicencePool, 'stock'>): string =>
  stock === 'empty'
    ? 'The keys are used up. Who buys now waits until you bring more.'
    : 'The keys run low. Bring more before buyers have to wait.';

/** The result of an uploaded file. */
export function reportText({ added, known }: LicenceKeysReport): string {
  const told = `${keys(added)} added.`;
  return known === 0 ? told : `${told} ${keys(known)} ${known === 1 ? 'was' : 'were'} here already.`;
}
