import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductSkeleton } from './product-skeleton.tsx';

const meta = {
  title: 'Features/Catalogue/Product skeleton',
  component: ProductSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
