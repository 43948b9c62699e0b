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
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
