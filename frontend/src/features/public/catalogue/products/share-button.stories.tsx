import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toasts } from '@/lib/toasts.ts';
import { clearToasts } from '@/test/clear-toasts.ts';
import { ShareButton } from './share-button.tsx';

const texts = () => toasts.read().map(({ text }) => text);

/** Replaces the browser's share functions for one story; `undefined` removes one. */
const withMeans = (means: { share?: unknown; clipboard?: unknown }) => () => {
  clearToasts();
  for (const [name, value] of Object.entries(means))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    clearToasts();
    for (const name of Object.keys(means)) Reflect.deleteProperty(navigator, name); // restores the browser's own
  };
};

const share = fn(async () => {});
const writeText = fn(async () => {});

const meta = {
  title: 'Features/Catalogue/Share button',
  component: ShareButton,
  args: { product: { id: 2, title: 'Bangla Calendar 2025' } },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesTheAddress: Story = {
  beforeEach: withMeans({ share: undefined, clipboard: { writeText } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Bangla Calendar 2025' }));
    await waitFor(() => expect(texts()).toEqual(['Link to Bangla Calendar 2025 copied']));
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/product/2`);
  },
};
export const OpensTheSheet: Story = {
  beforeEach: withMeans({ share, clipboard: { writeText } }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Bangla Calendar 2025' }));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: 'Bangla Calendar 2025', url: `${location.origin}/product/2` }),
    );
    await expect(texts()).toEqual([]);
  },
};
export const NothingIsPossible: Story = {
  beforeEach: withMeans({ share: undefined, clipboard: undefined }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share Bangla Calendar 2025' }));
    await waitFor(() => expect(texts()[0]).toContain('/product/2'));
  },
};
