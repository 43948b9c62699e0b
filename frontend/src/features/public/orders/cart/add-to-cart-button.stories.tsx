import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { readCartCount, saveCartCount } from '@/lib/cart-count.ts';
import { sampleProduct } from '@/test/product-samples.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AddProductToCart } from './add-product-to-cart.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  saveCartCount(0);
};
const startAnd = startFrom(start);
const plan = sampleProduct.pricing.find(({ price }) => price > 0) ?? { id: '', name: '' };

const meta = {
  title: 'Features/Visitor/Add to cart',
  component: AddToCartButton,
  args: { productId: sampleProduct.id, plan, of: plan.name },
  parameters: { scenario: start },
  render: (args) => (
    <div className="max-w-60">
      <AddToCartButton {...args} />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof AddToCartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(await screen.findByText(/^Added to cart: Ramadan Calendar 2025/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'View cart' })).toBeVisible();
    await expect(readCartCount()).toBe(1);
  },
};
/** A card does not list plans: the only one that costs something is added. */
export const Product: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="max-w-60">
      <AddProductToCart product={sampleProduct} />
      <Toaster />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(readCartCount()).toBeGreaterThan(0));
  },
};
export const Refused: Story = {
  parameters: startAnd((api) =>
    api.scenarios.failing('addCartItem', 409, 'Your cart is full. Please order or remove something first.'),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart/ }));
    await expect(await screen.findByText(/^Your cart is full/)).toBeVisible();
    await expect(server.db.state.carts.visitor ?? []).toHaveLength(0);
  },
};
