import { expect, it } from 'vitest';
import { ignoreSkippedTransitions } from './view-transitions.ts';

const transition = (ready: Promise<undefined>) =>
  ({ ready, updateCallbackDone: Promise.resolve(undefined) }) as unknown as ViewTransition;

it('a skipped view transition causes no unhandled rejection, and its promise is unchanged', async () => {
  const skipped = transition(Promise.reject(new DOMException('Transition was skipped', 'AbortError')));
  const page = { startViewTransition: () => skipped };
  ignoreSkippedTransitions(page);
  expect(page.startViewTransition()).toBe(skipped);
  await new Promise((done) => setTimeout(done)); // an unhandled rejection would fail this run
  await expect(skipped.ready).rejects.toThrow('Transition was skipped');
});

it('changes nothing in a browser without such view transitions', () => {
  const page = {} as Pick<Document, 'startViewTransition'>;
  ignoreSkippedTransitions(page);
  expect(page.startViewTransition).toBeUndefined();
});
