import type { InProcessFetch } from '../http/in-process.ts';

/**
 * The contract is read and its validators are compiled at the first request, so a broken contract would only be noticed
 * then. Therefore one request is made before the port opens.
 * @throws when the contract does not work
 */
export async function checkContract(fetch: InProcessFetch): Promise<void> {
  const { status } = await fetch('/api/site?unknown=1');
  // An undeclared parameter must be rejected by the contract itself.
  if (status !== 400) throw new Error(`The contract could not be loaded (status ${status})`);
}
