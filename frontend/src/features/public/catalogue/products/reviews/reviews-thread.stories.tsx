import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewsThread } from './reviews-thread.tsx';

const meta = {
  title: 'Features/Products/Reviews thread',
  component: ReviewsThread,
  args: { productId: 6 },
} satisfies Meta<typeof ReviewsThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tablet: Story = {
  parameters: { initialViewport: 'tablet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Review by Masud Parvez' })).toBeVisible();
  },
};
