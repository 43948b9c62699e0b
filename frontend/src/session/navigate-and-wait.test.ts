import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigateAndWait } from './navigate-and-wait.ts';

/** A router that navigates immediately and renders the screen on request. */
const slowRouter = () => {
  let render = (_event: { toLocation: { pathname: string } }) => {};
  const unsubscribe = vi.fn();
  const router = {
    navigate: vi.fn(async () => {}),
    subscribe: vi.fn((_event: string, listener: typeof render) => {
      render = listener;
      return unsubscribe;
    }),
  };
  return { router, stop: unsubscribe, render: (pathname: string) => render({ toLocation: { pathname } }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends when the new screen is displayed, not when the previous one renders late', async () => {
  const { router, stop: unsubscribe, render } = slowRouter();
  const over = vi.fn();
  const way = navigateAndWait(router as never, '/login').then(over);
  await vi.advanceTimersByTimeAsync(100);
  expect(router.navigate).toHaveBeenCalledWith({ to: '/login' });
  expect(over).not.toHaveBeenCalled();
  render('/dashboard/orders');
  await vi.advanceTimersByTimeAsync(100);
  expect(over).not.toHaveBeenCalled();
  render('/login');
  await way;
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('does not wait forever', async () => {
  const way = navigateAndWait(slowRouter().router as never, '/login');
  await vi.advanceTimersByTimeAsync(2000);
  await way;
});
