import { expect, it, vi } from 'vitest';
import { session, watchSession } from './session.ts';

it('reads the session again when the browser brings the page back from its memory', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const follow = vi.spyOn(session, 'follow');
  const stop = watchSession({ dataset: {} } as unknown as HTMLElement);
  window.dispatchEvent(new Event('pageshow'));
  stop();
  window.dispatchEvent(new Event('pageshow'));
  expect(follow.mock.calls).toEqual([[null]]);
  vi.unstubAllGlobals();
});
