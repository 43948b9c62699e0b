import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductBadges } from './product-badges.tsx';

const meta = {
  title: 'Features/Catalogue/Product badges',
  component: ProductBadges,
  args: { badges: ['New', 'Popular', 'Best Seller', 'Featured', 'Pro', 'Top Rated'] },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap gap-1.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnPicture: Story = {
  args: { onPicture: true },
  decorators: [
    (Story) => (
      <div className="bg-deep p-6">
        <Story />
      </div>
    ),
  ],
};
