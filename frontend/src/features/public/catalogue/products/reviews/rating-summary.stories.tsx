import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingSummary } from './rating-summary.tsx';

const meta = {
  title: 'Features/Products/Review figures',
  component: RatingSummary,
  args: { rating: 4.8, counts: [2, 0, 5, 35, 267], selected: undefined, onChoose: fn() },
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 stars: 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '4 stars: 35' }));
    await expect(args.onChoose).toHaveBeenCalledWith(4);
  },
};
