import fc from 'fast-check';
import { createRandom } from '../../../demo/seed/random.ts';
import { assertDocumented } from '../../../mocks/conformance/contract.ts';
import { type Operation, operations } from './operations.ts';
import { createPeople, isDead, KINDS, type Kind } from './people.ts';
import { KnownIds, type Planned, requestsOf } from './requests.ts';

export interface FuzzOptions {
  url: string;
  /** Signs the server's tokens. */
  secret: string;
  requests: number;
  seed: number;
  /** A concurrency of one repeats a run exactly. */
  atOnce?: number;
  report?(sent: number, found: number): void;
}

export interface FuzzReport {
  sent: number;
  byStatus: Record<number, number>;
  /** All violations, with the requests that caused them. */
  problems: string[];
  /** Operation and milliseconds, slowest first. */
  slowest: [string, number][];
}

/** Belongs to one user; no other user may reach it by its id. */
const PRIVATE = new Set(['orders', 'addresses', 'downloads', 'notifications']);
/** Hash a password at each call, which takes longer than everything else together. */
const COSTLY = new Set([
  'register',
  'login',
  'adminLogin',
  'confirmPasswordReset',
  'updateProfile',
  'adminCreateUser',
  'logout',
]);
const MOST_PROBLEMS = 200;
/** Longer answers are not searched for ids. */
const LONGEST_READ = 200_000;
const REPORT_EVERY = 5_000;

const shorten = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
const describe = ({ operation, address, body }: Planned, kind: Kind) =>
  shorten(`${kind} ${operation.method} ${address} ${typeof body === 'string' ? body : body ? 'form' : ''}`);

/** Statuses that such a caller may get when the path matches the operation; undefined: any documented one. */
function allowedStatuses({ access, roles }: Operation, kind: Kind): number[] | undefined {
  if (access === 'session' && isDead(kind)) return [400, 401, 404];
  // 401: another request may have ended the session moments ago.
  return roles.length > 0 && kind !== 'admin' ? [400, 401, 403, 404] : undefined;
}

/** Sends generated requests and checks every answer against the contract. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { url, requests, seed } = options;
  const random = createRandom(seed);
  const people = await createPeople(url, options.secret);
  const ids = new KnownIds();
  const owned = new KnownIds();
  const plans = new Map(operations.map((one) => [one.id, requestsOf(one, PRIVATE.has(one.tag) ? owned : ids)]));
  const report: FuzzReport = { sent: 0, byStatus: {}, problems: [], slowest: [] };
  const slowest = new Map<string, number>();

  const note = (problem: string) => {
    if (report.problems.length < MOST_PROBLEMS) report.problems.push(problem);
  };

  const pick = (): Operation => {
    const one = operations[Math.floor(random() * operations.length)] as Operation;
    return COSTLY.has(one.id) && random() < 0.9 ? pick() : one;
  };
  const pickKind = ({ roles, access }: Operation): Kind => {
    if (random() < 0.75)
      return roles.length > 0 ? 'admin' : access === 'session' && random() < 0.3 ? 'stranger' : 'customer';
    return KINDS[Math.floor(random() * KINDS.length)] as Kind;
  };

  const check = async (planned: Planned, kind: Kind, response: Response): Promise<string | undefined> => {
    const { operation, fits, address } = planned;
    if (response.status >= 500) return `${response.status} ${shorten(await response.text())}`;
    if (!fits) return undefined;
    const allowed = allowedStatuses(operation, kind);
    if (allowed && !allowed.includes(response.status)) return `${response.status}, expected ${allowed.join(' or ')}`;
    const reached = kind === 'stranger' && PRIVATE.has(operation.tag) && /\{id\}/.test(operation.path);
    if (reached && response.ok) return `${response.status} for another person's ${address}`;
    return assertDocumented(operation.id, response).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  };

  const send = ({ operation, address, headers, body }: Planned, kind: Kind) => {
    const token = people.tokenOf(kind);
    return fetch(`${url}${address}`, {
      method: operation.method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  };

  /** Ids from the answer are requested later. */
  const learn = async ({ operation }: Planned, kind: Kind, response: Response) => {
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
    const text = await response.text();
    if (text.length > LONGEST_READ) return;
    if (!PRIVATE.has(operation.tag)) ids.learn(operation.tag, JSON.parse(text));
    else if (kind === 'customer') owned.learn(operation.tag, JSON.parse(text));
  };

  const one = async () => {
    const operation = pick();
    const kind = pickKind(operation);
    const how = { numRuns: 1, seed: Math.floor(random() * 2 ** 31) };
    const [planned] = fc.sample(plans.get(operation.id) as fc.Arbitrary<Planned>, how) as [Planned];
    const start = performance.now();
    const response = await send(planned, kind);
    const again = response.clone();
    report.byStatus[response.status] = (report.byStatus[response.status] ?? 0) + 1;
    const problem = await check(planned, kind, response);
    if (problem) note(`${problem} ← ${describe(planned, kind)}`);
    await learn(planned, kind, again);
    slowest.set(operation.id, Math.max(slowest.get(operation.id) ?? 0, performance.now() - start));
    if (response.status === 401 && !isDead(kind)) await people.renew(kind);
  };

  const work = async () => {
    while (report.sent < requests) {
      report.sent += 1;
      await one().catch((error: unknown) => note(`no answer: ${String(error)}`));
      if (report.sent % REPORT_EVERY === 0) options.report?.(report.sent, report.problems.length);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce ?? 1 }, work));
  report.slowest = [...slowest].sort(([, a], [, b]) => b - a).slice(0, 10);
  return report;
}
