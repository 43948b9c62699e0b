type PoolState = 'enough' | 'low' | 'empty';

/** So many keys are few, of however large a file. */
const FEW = 20;
/** Of a small file a tenth is. */
const SHARE = 10;

/** How a product with imported keys stands: nothing left, or so little that more should be ordered. */
export function poolState({ free, given }: { free: number; given: number }): PoolState {
  const all = free + given;
  if (all === 0) return 'enough';
  if (free === 0) return 'empty';
  return free <= Math.min(FEW, Math.ceil(all / SHARE)) ? 'low' : 'enough';
}
