import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stars } from './stars.tsx';

const meta = {
  title: 'Features/Home/Stars',
  component: Stars,
  args: { rating: 4, className: 'h-5 w-auto' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  },
};
export const All: Story = { args: { rating: 5 } };
export const One: Story = { args: { rating: 1 } };
