import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount } from './result-count.tsx';

const page = (total: number) => ({ items: [], total, page: 1, limit: 12 });

const meta = {
  title: 'Features/Catalogue/Result count',
  component: ResultCount,
  args: { search: {}, page: page(6) },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('6 products');
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeVisible();
  },
};
export const One: Story = {
  args: { page: page(1), search: { search: 'moon', category: 'Android Apps' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 product for “moon” in Android Apps');
  },
};
export const Many: Story = { args: { page: page(10_000) } };
/** The place is there before the first answer, so that the answer is announced. */
export const Waiting: Story = {
  args: { page: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeInTheDocument();
  },
};
