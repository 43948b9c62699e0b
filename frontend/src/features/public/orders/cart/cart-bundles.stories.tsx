import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { addSampleBundle, storedBundle } from '@/test/bundle-samples.ts';
import { fillCart, startCart } from '@/test/cart-samples.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CartPage } from './cart-page.tsx';

const start = (api: MockApi) => {
  startCart(api);
  fillCart(api, [{ productId: 1 }]);
  addSampleBundle(api);
};
const startAnd = startFrom(start);

const meta = {
  title: 'Screens/Visitor/Cart with a bundle',
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/cart' },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
    initialViewport: 'desktop',
  },
  render: () => (
    <>
      <CartPage />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findPay = async (canvas: Canvas, amount: string) => {
  const button = await canvas.findByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
};

/** $9.99 and $34.00. */
export const WithItem: Story = {
  play: async ({ canvas }) => {
    await findPay(canvas, '$43.99');
    await expect(canvas.getByRole('link', { name: 'Design week' })).toHaveAttribute('href', '/bundle/1');
    for (const share of ['$15.11', '$18.89']) await expect(canvas.getByText(share)).toBeVisible();
  },
};
export const Phone: Story = { ...WithItem, parameters: { initialViewport: 'phone' } };

/** The course is deducted, because the account has it for a lifetime. */
export const PartOwned: Story = {
  parameters: {
    ...startAnd((api) => {
      addSampleBundle(api, 'customer');
      fillCart(api, [], 'customer');
      const download = api.db.state.downloads.find(({ rights }) => rights);
      const [owned] = storedBundle.parts;
      const entry = api.db.state.catalogue.find(({ product }) => product.id === owned?.productId);
      if (download?.rights && owned && entry)
        Object.assign(download, {
          product_name: entry.product.title,
          rights: { ...download.rights, plan_id: owned.planId, holds_until: null },
        });
    }),
    screen: { path: '/cart', signedInAs: 'customer' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owned, not charged')).toBeVisible();
    await expect((await canvas.findAllByText('$18.89')).length).toBeGreaterThan(1);
  },
};
export const Unavailable: Story = {
  parameters: startAnd((api) => {
    api.db.state.bundles = api.db.state.bundles.map((bundle) => ({ ...bundle, published: false }));
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer for sale. Remove it to continue.')).toBeVisible();
  },
};
/** The last thing in the cart was removed; undo brings it back. */
export const Removed: Story = {
  parameters: startAnd((api) => fillCart(api, [])),
  play: async ({ canvas }) => {
    await findPay(canvas, '$34.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Design week' }));
    await expect(await canvas.findByText(/removed\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const Undone: Story = {
  ...Removed,
  tags: ['no-picture'],
  play: async (context) => {
    await Removed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await findPay(context.canvas, '$34.00');
  },
};
