import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { ProductReviews } from './product-reviews.tsx';

const meta = {
  title: 'Features/Admin/Product reviews',
  component: ProductReviews,
  args: { product: 6 },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof ProductReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Reviews' })).toBeVisible();
  },
};
export const None: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.reviews = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet')).toBeVisible();
  },
};
