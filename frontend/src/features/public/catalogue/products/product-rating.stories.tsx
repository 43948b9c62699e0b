import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductRating } from './product-rating.tsx';

const meta = {
  title: 'Features/Catalogue/Product rating',
  component: ProductRating,
  args: { rating: 4.8, reviews: 312 },
} satisfies Meta<typeof ProductRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Rated 4.8 out of 5(312 reviews)');
  },
};
export const OneReview: Story = { args: { rating: 5, reviews: 1 } };
export const ManyReviews: Story = { args: { rating: 4, reviews: 123_456 } };
export const NoReviews: Story = {
  args: { rating: 0, reviews: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};
