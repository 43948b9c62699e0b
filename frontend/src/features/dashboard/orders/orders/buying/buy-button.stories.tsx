import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { BuyButton } from './buy-button.tsx';

/** The attribute that the script in the page head sets before the first paint. */
const markSignedIn = (state: 'in' | 'out') => () => {
  const root = document.documentElement;
  root.dataset.session = state;
  return () => {
    delete root.dataset.session;
  };
};

const meta = {
  title: 'Features/Account/Buy button',
  component: BuyButton,
  args: {
    productId: sampleProduct.id,
    planId: sampleProduct.pricing[1]?.id ?? '',
    tier: sampleProduct.pricing[1]?.name ?? '',
    price: 9.99,
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  parameters: { scenario: signInCustomer },
  beforeEach: markSignedIn('in'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const button = canvas.getByRole('button', { name: /^Buy for \$9\.99 ?, plan Mosque and office$/ });
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog', { name: 'Confirm your purchase' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const Free: Story = {
  args: { planId: sampleProduct.pricing[0]?.id ?? '', tier: 'Free', price: 0 },
  parameters: { scenario: signInCustomer },
  beforeEach: markSignedIn('in'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Get it free ?, plan Free$/ })).toBeVisible();
  },
};
export const SignedOut: Story = {
  beforeEach: markSignedIn('out'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Sign in to buy ?, plan Mosque and office$/ })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fproduct%2F1',
    );
  },
};
/** In the first viewport: one button, which leads a visitor to the checkout. */
export const Compact: Story = {
  args: { compact: true },
  beforeEach: markSignedIn('out'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^Buy for \$9\.99 ?, plan Mosque and office$/ })).toHaveAttribute(
      'href',
      `/checkout/1?plan=${args.planId}`,
    );
  },
};
