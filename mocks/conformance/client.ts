import { type Operations, operations } from '../../contract/generated/operations.ts';
import { ConformanceClient, type Target } from '../../packages/conformance/src/client.ts';
import { contract } from './contract.ts';
import { Examples } from './examples.ts';

/** Bytes are no example. */
const toExample = (body: unknown): unknown => (body instanceof Uint8Array ? undefined : body);

/** Calls operations by name and collects examples of the documentation. */
export class Client extends ConformanceClient<Operations> {
  readonly examples = new Examples();
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
  }
}
