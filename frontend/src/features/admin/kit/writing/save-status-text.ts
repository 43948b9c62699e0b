import type { SaveStatus } from './draft-autosave.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The save status of the draft, for the line next to the title; null when it equals what is stored. */
export function saveStatusText(status: SaveStatus, dirty: boolean): string | null {
  if (status.state === 'failing') return 'Couldn’t save, retrying';
  if (!dirty) return null;
  return status.state === 'kept' ? `Draft autosaved ${time.format(new Date(status.at))}` : 'Unsaved changes';
}
