import { connectFetcher, sendOverNetwork } from '../api/fetcher.ts';
import { provenOperations } from '../api/generated/proven-operations.ts';
import { pendingRequests } from '../lib/pending-requests.ts';

/** Asks the user for step-up authentication; false when they decline. */
type StepUpHandler = () => Promise<boolean>;

type Send = typeof sendOverNetwork;

/** Operations that the contract allows to be refused until the session is verified again. */
const STEP_UP_OPERATIONS = Object.values(provenOperations).map(
  (call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`),
);

const canStepUp = (method: string, address: string) =>
  STEP_UP_OPERATIONS.some((call) => call.test(`${method} ${address}`));

async function needsStepUp(response: Response): Promise<{ needed: boolean; answer: Response }> {
  const text = await response.text();
  const answer = new Response(text, response);
  return { needed: text.includes('"proof_needed"'), answer };
}

/**
 * Resends a call refused for lack of step-up authentication, unchanged, once the user has authenticated: typed text is
 * not lost, and an idempotency key stays the same. Calls refused at the same time ask once.
 */
export function withStepUp(send: Send, stepUpHandler: StepUpHandler): Send {
  let pendingStepUp: Promise<boolean> | null = null;
  const requestOnce = () => {
    if (!pendingStepUp) {
      const resume = pendingRequests.pause();
      pendingStepUp = stepUpHandler().finally(() => {
        pendingStepUp = null;
        resume();
      });
    }
    return pendingStepUp;
  };
  return async (address, init) => {
    const response = await send(address, init);
    if (response.status !== 403 || !canStepUp(init.method ?? 'GET', address)) return response;
    const { needed, answer } = await needsStepUp(response);
    if (!needed || !(await requestOnce())) return answer;
    return send(address, init);
  };
}

/** Applies this to every later call. @returns undoes it */
export function onStepUp(stepUpHandler: StepUpHandler): () => void {
  connectFetcher({ send: withStepUp(sendOverNetwork, stepUpHandler) });
  return () => connectFetcher({ send: sendOverNetwork });
}
