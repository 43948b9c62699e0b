import { messages } from '../../backend/content/messages.ts';
import type { AdminMessage } from '../generated/model/adminMessage.ts';
import { createRandom } from './seed-random.ts';

/** The messages the demo starts with, newest first. */
export const seedMessages = (now: number): AdminMessage[] => {
  const random = createRandom(20_261_122);
  return messages.map(({ hours, ...message }) => ({
    ...message,
    id: random.uuid(),
    createdAt: new Date(now - hours * 3_600_000).toISOString(),
  }));
};
