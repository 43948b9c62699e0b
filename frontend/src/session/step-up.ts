import { connectFetcher, overNetwork } from '../api/fetcher.ts';
import { provenOperations } from '../api/generated/proven-operations.ts';
import { waitingCalls } from '../lib/waiting-calls.ts';

/** Asks the person to prove himself; false when he does not want to. */
type Ask = () => Promise<boolean>;

type Send = typeof overNetwork;

/** The calls that the contract lets be refused until the session is proven. */
const PROVEN = Object.values(provenOperations).map(
  (call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`),
);

const mayBeAsked = (method: string, address: string) => PROVEN.some((call) => call.test(`${method} ${address}`));

async function needsProof(response: Response): Promise<{ needed: boolean; answer: Response }> {
  const text = await response.text();
  const answer = new Response(text, response);
  return { needed: text.includes('"proof_needed"'), answer };
}

/**
 * A call that is refused because its session has to be proven again is sent once more, as it was, after that has been done:
 * nothing that was typed is lost, and an idempotency key stays the same. Calls that are refused at the same time ask once.
 */
export function withProof(send: Send, ask: Ask): Send {
  let asking: Promise<boolean> | null = null;
  const askOnce = () => {
    if (!asking) {
      const resume = waitingCalls.pause();
      asking = ask().finally(() => {
        asking = null;
        resume();
      });
    }
    return asking;
  };
  return async (address, init) => {
    const response = await send(address, init);
    if (response.status !== 403 || !mayBeAsked(init.method ?? 'GET', address)) return response;
    const { needed, answer } = await needsProof(response);
    if (!needed || !(await askOnce())) return answer;
    return send(address, init);
  };
}

/** Ties the asking to every call from now on. @returns the undoing */
export function askForProof(ask: Ask): () => void {
  connectFetcher({ send: withProof(overNetwork, ask) });
  return () => connectFetcher({ send: overNetwork });
}
