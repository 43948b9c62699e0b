import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartLink } from './cart-link.tsx';

const meta = {
  title: 'Components/Layout/Cart link',
  component: CartLink,
  args: { count: 3 },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
  },
};
export const Many: Story = { args: { count: 120 } };
