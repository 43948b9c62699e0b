import { connectFetcher, overNetwork } from '../api/fetcher.ts';
import { provenOperations } from '../api/generated/proven-operations.ts';
import { waitingCalls } from '../lib/waiting-calls.ts';

/** Asks the user for step-up authentication; false when they decline. */
type Ask = () => Promise<boolean>;

type Send = typeof overNetwork;

/** Operations that the contract allows to be refused until the session is verified again. */
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
 * Resends a call refused for lack of step-up authentication, unchanged, once the user has authenticated: typed text is
 * not lost, and an idempotency key stays the same. Calls refused at the same time ask once.
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

/** Applies this to every later call. @returns undoes it */
export function askForProof(ask: Ask): () => void {
  connectFetcher({ send: withProof(overNetwork, ask) });
  return () => connectFetcher({ send: overNetwork });
}
