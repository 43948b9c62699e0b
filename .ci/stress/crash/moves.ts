import { randomUUID } from 'node:crypto';

/** A request that moves money, under its own idempotency key, so that it can be retried safely. */
export interface Move {
  path: 'wallet/add-funds' | 'wallet/withdraw' | 'orders';
  body: Record<string, unknown>;
  key: string;
  /** its effect on the wallet when it succeeds */
  cents: number;
}

export interface Answer {
  status: number;
  /** without the request id, which differs each time */
  body: Record<string, unknown>;
  replayed: boolean;
}

/** A paid plan of a product. */
export interface Plan {
  productId: number;
  name: string;
  cents: number;
}

/** Success or refusal. After any other result only the server knows whether the request took effect. */
export const isFinal = ({ status }: Answer): boolean => status === 200 || status === 201 || status === 409;

export const succeeded = ({ status }: Answer): boolean => status === 200 || status === 201;

/** Deposits exceed purchases, so that most purchases can be paid and some cannot. */
export function randomMove(random: () => number, plans: Plan[]): Move {
  const key = randomUUID();
  const cents = 1 + Math.floor(random() * 2_000);
  const kind = random();
  if (kind < 0.5) return { path: 'wallet/add-funds', body: { amount: cents / 100 }, key, cents };
  const plan = kind < 0.7 ? undefined : plans[Math.floor(random() * plans.length)];
  if (!plan) return { path: 'wallet/withdraw', body: { amount: cents / 100 }, key, cents: -cents };
  // The same plan is bought many times, on purpose.
  const body = { product_id: plan.productId, tier: plan.name, again: true };
  return { path: 'orders', body, key, cents: -plan.cents };
}

/** @throws when there is no answer */
export async function send(url: string, authorization: string, { path, body, key }: Move): Promise<Answer> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { requestId: _new, ...answered } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: answered, replayed: response.headers.has('idempotent-replayed') };
}

/** The paid plans of all products on sale. */
export async function findPlans(url: string): Promise<Plan[]> {
  const list = (await (await fetch(`${url}/api/products`)).json()) as { items: { id: number }[] };
  const plans: Plan[] = [];
  for (const { id } of list.items) {
    const { pricing } = (await (await fetch(`${url}/api/products/${id}`)).json()) as {
      pricing: { name: string; price: number }[];
    };
    const paid = pricing.filter(({ price }) => price > 0);
    plans.push(...paid.map(({ name, price }) => ({ productId: id, name, cents: Math.round(price * 100) })));
  }
  return plans;
}
