type InventoryState = 'enough' | 'low' | 'empty';

/** Keys run low at this number, however many were imported. */
const MAX_LOW_COUNT = 20;
/** Of a small file, one in ten. */
const LOW_SHARE = 10;

/** The state of a product's imported keys: none left, or so few that more should be ordered. */
export function toInventoryState({ free, given }: { free: number; given: number }): InventoryState {
  const all = free + given;
  if (all === 0) return 'enough';
  if (free === 0) return 'empty';
  return free <= Math.min(MAX_LOW_COUNT, Math.ceil(all / LOW_SHARE)) ? 'low' : 'enough';
}
