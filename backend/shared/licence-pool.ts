type PoolState = 'enough' | 'low' | 'empty';

/** Keys run low at this number, however many were imported. */
const FEW = 20;
/** Of a small file, one in ten. */
const SHARE = 10;

/** The state of a product's imported keys: none left, or so few that more should be ordered. */
export function poolState({ free, given }: { free: number; given: number }): PoolState {
  const all = free + given;
  if (all === 0) return 'enough';
  if (free === 0) return 'empty';
  return free <= Math.min(FEW, Math.ceil(all / SHARE)) ? 'low' : 'enough';
}
