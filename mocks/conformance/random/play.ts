import type { Client } from '../client.ts';
import { UNKNOWN_ID } from '../scenario.ts';
import { plain } from './plain.ts';
import type { Memory, Ref, Step } from './step.ts';

export type Seen = { status: number; body: unknown };

const PASSWORD = 'river-stone-42';

/** A new customer of one server. */
export const enter = async (client: Client, email: string): Promise<Memory> => {
  const { body } = await client.call('register', { body: { name: 'Rafi Karim', email, password: PASSWORD } });
  return { email, password: PASSWORD, token: body.token, ids: { address: [], order: [], download: [] } };
};

const idOf = (memory: Memory, { shelf, nth }: Ref): string => {
  const ids = memory.ids[shelf];
  return ids.length === 0 ? UNKNOWN_ID : (ids[nth % ids.length] ?? UNKNOWN_ID);
};

const remember = (memory: Memory, { operation }: Step, status: number, body: unknown) => {
  const answer = body as { id?: string; download_id?: string | null };
  if (operation === 'createAddress' && status === 201 && answer.id) memory.ids.address.push(answer.id);
  if (operation !== 'createOrder' || status !== 201 || !answer.id) return;
  if (!memory.ids.order.includes(answer.id)) memory.ids.order.push(answer.id);
  if (answer.download_id && !memory.ids.download.includes(answer.download_id)) {
    memory.ids.download.push(answer.download_id);
  }
};

/**
 * Makes one call and tells what can be compared: of a malformed request only that it is refused, since each side names
 * the fields in its own words. A signed-out customer signs in again before the next call. */
export const play = async (client: Client, memory: Memory, step: Step): Promise<Seen> => {
  const { operation, params = {}, query, headers, body, signedOut = false } = step;
  if (!memory.token && !signedOut) {
    const login = await client.call('login', { body: { email: memory.email, password: memory.password } });
    memory.token = login.body.token;
  }
  const ids = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : idOf(memory, value),
  ]);
  const answer = await client.call(operation, {
    params: Object.fromEntries(ids) as Record<string, string>,
    ...(query ? { query } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body: body.email === 'SELF' ? { ...body, email: memory.email } : body } : {}),
    token: signedOut ? undefined : memory.token,
  });
  remember(memory, step, answer.status, answer.body);
  if (operation === 'logout') memory.token = undefined;
  return { status: answer.status, body: answer.status === 400 ? undefined : plain(answer.body) };
};
