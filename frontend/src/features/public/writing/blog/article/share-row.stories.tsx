import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import { clearToasts } from '@/test/clear-toasts.ts';
import { ShareRow } from './share-row.tsx';

const ADDRESS = 'https://nodi.example/blog/1';
const texts = () => toasts.read().map(({ text }) => text);

/** Replaces the browser's clipboard for one story; `undefined` removes it. */
const withClipboard = (value: unknown) => () => {
  clearToasts();
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  return () => {
    clearToasts();
    Reflect.deleteProperty(navigator, 'clipboard'); // restores the browser's own
  };
};

const writeText = fn(async () => {});

const meta = {
  title: 'Features/Blog/Share row',
  component: ShareRow,
  args: { title: 'What a Ramadan calendar app has to get right', address: ADDRESS },
} satisfies Meta<typeof ShareRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    for (const name of [/^Facebook/, /^Twitter/, /^LinkedIn/]) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect([...new URL((link as HTMLAnchorElement).href).searchParams.values()]).toEqual(
        expect.arrayContaining([ADDRESS, 'Check out this article: What a Ramadan calendar app has to get right']),
      );
    }
  },
};
export const Row: Story = { parameters: { initialViewport: 'phone' } };
export const CopiesTheAddress: Story = {
  beforeEach: withClipboard({ writeText }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(texts()).toEqual(['Link copied']));
    await expect(writeText).toHaveBeenCalledWith(ADDRESS);
  },
};
export const CannotCopy: Story = {
  beforeEach: withClipboard(undefined),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await waitFor(() => expect(texts()[0]).toContain(ADDRESS));
  },
};
