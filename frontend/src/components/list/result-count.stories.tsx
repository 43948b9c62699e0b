import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount } from './result-count.tsx';

const meta = {
  title: 'Components/List/Result count',
  component: ResultCount,
  args: { total: 6, noun: ['product', 'products'] },
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
  args: { total: 1, children: ' for “moon” in Android Apps' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 product for “moon” in Android Apps');
  },
};
export const Many: Story = { args: { total: 10_000 } };
/** The element exists before the first answer, so that the answer is announced. */
export const Waiting: Story = {
  args: { total: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeInTheDocument();
  },
};
