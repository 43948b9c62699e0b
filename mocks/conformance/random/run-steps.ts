import type { ObservedReply } from '../../../packages/conformance/src/compare.ts';
import type { Client } from '../client.ts';
import { demoAdmin, UNKNOWN_ID } from '../scenario.ts';
import type { Memory, Pool, Ref, Step } from './id-pool.ts';
import { normalise } from './normalise.ts';

const PASSWORD = 'river-stone-42';

/** A new customer of one server. */
export const registerCustomer = async (client: Client, email: string): Promise<Memory> => {
  const { body } = await client.call('register', { body: { name: 'Rafi Karim', email, password: PASSWORD } });
  const ids = { address: [], order: [], download: [], person: [body.user.id], comment: [], faq: [] };
  return { email, password: PASSWORD, token: body.token, ids };
};

/** The super-admin signs in once on every server. */
const admins = new WeakMap<Client, Promise<string>>();
const adminToken = (client: Client): Promise<string> => {
  const known = admins.get(client) ?? demoAdmin(client).then(({ token }) => token);
  admins.set(client, known);
  return known;
};

const idOf = (memory: Memory, { pool, nth }: Ref): string => {
  const ids = memory.ids[pool];
  const unknown = pool === 'faq' ? '987654' : UNKNOWN_ID;
  return ids.length === 0 ? unknown : (ids[nth % ids.length] ?? unknown);
};

/** The pool for the id of a created record. */
const POOLS: Partial<Record<Step['operation'], Pool>> = {
  createAddress: 'address',
  createComment: 'comment',
  adminCreateFaq: 'faq',
};

const remember = (memory: Memory, { operation }: Step, status: number, body: unknown) => {
  const answer = body as { id?: string | number; download_id?: string | null };
  const pool = POOLS[operation];
  if (pool && status === 201 && answer.id) memory.ids[pool].push(String(answer.id));
  if (operation !== 'createOrder' || status !== 201 || !answer.id) return;
  const id = String(answer.id);
  if (!memory.ids.order.includes(id)) memory.ids.order.push(id);
  if (answer.download_id && !memory.ids.download.includes(answer.download_id)) {
    memory.ids.download.push(answer.download_id);
  }
};

/**
 * Makes one call and returns the comparable part of its answer. A signed-out customer signs in again before the next
 * call.
 */
export const runStep = async (client: Client, memory: Memory, step: Step): Promise<ObservedReply> => {
  const { operation, params = {}, query, headers, body, signedOut = false, byAdmin = false } = step;
  if (!memory.token && !signedOut && !byAdmin) {
    const login = await client.call('login', { body: { email: memory.email, password: memory.password } });
    memory.token = login.body.token;
    // Suspended or deleted: visitors are identified by cookies, which these clients do not keep.
    if (!memory.token) return { status: login.status, body: normalise(login.body) };
  }
  const ids = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : idOf(memory, value),
  ]);
  const answer = await client.call(operation, {
    params: Object.fromEntries(ids) as Record<string, string>,
    ...(query ? { query: query.search === 'SELF' ? { ...query, search: memory.email } : query } : {}),
    ...(headers ? { headers } : {}),
    ...(body ? { body: body.email === 'SELF' ? { ...body, email: memory.email } : body } : {}),
    token: byAdmin ? await adminToken(client) : signedOut ? undefined : memory.token,
  });
  remember(memory, step, answer.status, answer.body);
  if (operation === 'logout') memory.token = undefined;
  return { status: answer.status, body: normalise(answer.body) };
};
