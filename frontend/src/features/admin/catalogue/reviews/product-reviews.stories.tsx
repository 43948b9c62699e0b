import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductReviews } from './product-reviews.tsx';

const meta = {
  title: 'Screens/Administration/Product reviews',
  component: ProductReviews,
  args: { product: 6 },
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/products/6/reviews', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
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
      api.db.state.reviews = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet')).toBeVisible();
  },
};
