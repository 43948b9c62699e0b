import { messages } from '../../backend/content/messages.ts';
import { createRandom } from './seed-random.ts';
import type { StoredMessage } from './state.ts';

/** The messages the demo starts with, newest first. */
export const seedMessages = (now: number): StoredMessage[] => {
  const random = createRandom(20_261_122);
  return messages.map(({ hours, ...message }) => ({
    ...message,
    id: random.uuid(),
    created_at: new Date(now - hours * 3_600_000).toISOString(),
  }));
};
