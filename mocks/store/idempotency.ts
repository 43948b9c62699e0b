import { copyBody, keyReused, type Problem } from '../problems.ts';
import type { MockDb } from './db.ts';

type StoredReply = { status: number; headers?: Record<string, string>; body: unknown };

/**
 * Runs a money movement once per key: the same call again repeats the first answer, a different call under the key is
 * refused. Without a key every call counts.
 */
export const runOnce = <Reply extends StoredReply>(
  db: MockDb,
  owner: string,
  key: string | undefined,
  request: string,
  work: () => Reply,
): Reply | Problem<409> => {
  if (!key) return work();
  const name = `${owner} ${key}`;
  const remembered = db.state.remembered[name];
  if (remembered && remembered.request !== request) return keyReused();
  if (remembered) {
    const replay: StoredReply = {
      status: remembered.status,
      body: remembered.body,
      headers: { 'idempotent-replayed': 'true' },
    };
    return replay as Reply;
  }
  const answer = work();
  if (answer.status === 400 || answer.status === 404) return answer; // a failed call leaves the key unused
  db.state.remembered[name] = { request, status: answer.status, body: copyBody(answer.body) };
  return answer;
};
