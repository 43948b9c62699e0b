import type { Keeping } from './draft-keeper.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The save status of the draft, for the line next to the title; null when it equals what is stored. */
export function keepingText(keeping: Keeping, dirty: boolean): string | null {
  if (keeping.state === 'failing') return 'Couldn’t save, retrying';
  if (!dirty) return null;
  return keeping.state === 'kept' ? `Draft autosaved ${time.format(new Date(keeping.at))}` : 'Unsaved changes';
}
