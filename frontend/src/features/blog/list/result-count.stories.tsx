import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount } from './result-count.tsx';

const page = { items: [], total: 3, page: 1, limit: 12 };

const meta = {
  title: 'Features/Blog/Result count',
  component: ResultCount,
  args: { search: {}, page },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/articles/)).toHaveTextContent('3 articles');
  },
};
export const One: Story = {
  args: { page: { ...page, total: 1 }, search: { search: 'moon', category: 'Web Development', tag: 'HTML' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/article/)).toHaveTextContent('1 article for “moon” in Web Development tagged HTML');
  },
};
export const TenThousand: Story = { args: { page: { ...page, total: 10_000 } } };
export const Unknown: Story = { args: { page: undefined } };
