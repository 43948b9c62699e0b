import { expect, it } from 'vitest';
import { ignoreSkippedTransitions } from './view-transitions.ts';

const transition = (ready: Promise<undefined>) =>
  ({ ready, updateCallbackDone: Promise.resolve(undefined) }) as unknown as ViewTransition;

it('leaves a skipped page change without an unhandled rejection, and its promise as it was', async () => {
  const skipped = transition(Promise.reject(new DOMException('Transition was skipped', 'AbortError')));
  const page = { startViewTransition: () => skipped };
  ignoreSkippedTransitions(page);
  expect(page.startViewTransition()).toBe(skipped);
  await new Promise((done) => setTimeout(done)); // an unhandled rejection would fail this run
  await expect(skipped.ready).rejects.toThrow('Transition was skipped');
});

it('changes nothing in a browser without page changes of this kind', () => {
  const page = {} as Pick<Document, 'startViewTransition'>;
  ignoreSkippedTransitions(page);
  expect(page.startViewTransition).toBeUndefined();
});
