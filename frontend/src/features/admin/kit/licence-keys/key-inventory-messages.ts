import type { LicenceKeysReport, LicencePool } from '@/api/generated/model.ts';

const keys = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'key' : 'keys'}`;

/** The key inventory of a product that has its own keys. */
export function stockSummary({ free, given, waiting }: LicencePool): string {
  if (free + given === 0) return 'No keys yet. Customers get keys from this site.';
  const left = `${keys(free)} left, ${given.toLocaleString('en')} issued.`;
  if (waiting === 0) return left;
  return `${left} ${waiting === 1 ? 'One customer is waiting' : `${waiting.toLocaleString('en')} customers are waiting`} for a key.`;
}

/** The warning about too few keys. */
export const shortageMessage = ({ stock }: Pick<LicencePool, 'stock'>): string =>
  stock === 'empty'
    ? 'No keys left. New customers have to wait until you import more.'
    : 'Keys are running low. Import more before customers have to wait.';

/** The result of an uploaded file. */
export function importSummary({ added, known }: LicenceKeysReport): string {
  const summary = `${keys(added)} added.`;
  return known === 0 ? summary : `${summary} ${keys(known)} ${known === 1 ? 'was' : 'were'} already imported.`;
}
