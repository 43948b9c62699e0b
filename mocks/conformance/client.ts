import { errorCodesOf } from '../../contract/generated/error-codes.ts';
import type { ErrorCode } from '../../contract/generated/model.ts';
import { type OperationId, type Operations, operations } from '../../contract/generated/operations.ts';
import { ConformanceClient, type Target } from '../../packages/conformance/src/client.ts';
import { contract } from './contract.ts';
import { Examples } from './examples.ts';

/** Bytes are no example. */
const toExample = (body: unknown): unknown => (body instanceof Uint8Array ? undefined : body);

/** One call as `npm run mutate:contract` reads it. */
interface Exchange {
  id: string;
  status: number;
  headers: string[];
  request: unknown;
  response: unknown;
}

/** @throws Error for the code of a refusal that the contract does not list for the operation */
const assertCode = (id: OperationId, status: number, json: unknown): void => {
  const { code } = (json ?? {}) as { code?: ErrorCode };
  const listed = errorCodesOf(id, status);
  if (code === undefined || listed.includes(code)) return;
  throw new Error(`${id} ${status}: body.code: expected one of ${listed.join(', ')}, got "${code}"`);
};

/** Calls operations by name and collects examples of the documentation. */
export class Client extends ConformanceClient<Operations> {
  readonly examples = new Examples();
  /** Every call, where they are asked for. */
  readonly exchanges: Exchange[] = [];
  /** One client is one browser: the mocks know no other, and a server notifies users of new ones. */
  private device = '';

  constructor(target: Target) {
    super(target, { contract, operations, basePath: '/api' });
  }

  protected override defaultHeaders(): Record<string, string> {
    return this.device ? { cookie: this.device } : {};
  }

  protected override onResponse(id: string, { ok, status, headers }: Response, request: unknown, json: unknown): void {
    const device = headers.getSetCookie().find((cookie) => /^(?:__Host-)?device=/.test(cookie));
    if (device) [this.device = ''] = device.split(';', 1);
    if (ok) this.examples.see(id, status, toExample(request), json);
    else assertCode(id as OperationId, status, json);
    if (!process.env.EXCHANGES_DIR) return;
    const sent = request instanceof FormData || request instanceof Uint8Array ? undefined : request;
    this.exchanges.push({ id, status, headers: [...headers.keys()], request: sent, response: json });
  }
}
