import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReviewFigures } from './review-figures.tsx';

const meta = {
  title: 'Features/Products/Review figures',
  component: ReviewFigures,
  args: { rating: 4.8, counts: [2, 0, 5, 35, 267], chosen: undefined, onChoose: fn() },
} satisfies Meta<typeof ReviewFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '2 stars: 0' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '4 stars: 35' }));
    await expect(args.onChoose).toHaveBeenCalledWith(4);
  },
};
