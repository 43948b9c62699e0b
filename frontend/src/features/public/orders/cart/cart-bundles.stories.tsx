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

/** A customer's cart with the bundle alone, of which the account has some plans for a lifetime. */
const own = (api: MockApi, parts: typeof storedBundle.parts) => {
  addSampleBundle(api, 'customer');
  fillCart(api, [], 'customer');
  const downloads = api.db.state.downloads.filter(({ rights }) => rights);
  for (const [index, { productId, planId }] of parts.entries()) {
    const entry = api.db.state.catalogue.find(({ product }) => product.id === productId);
    const download = downloads[index];
    if (!download?.rights || !entry) throw new Error('The customer has too few downloads');
    const rights = { ...download.rights, plan_id: planId, holds_until: null };
    Object.assign(download, { product_name: entry.product.title, rights });
  }
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
    ...startAnd((api) => own(api, storedBundle.parts.slice(0, 1))),
    screen: { path: '/cart', signedInAs: 'customer' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Owned, not charged')).toBeVisible();
    await expect((await canvas.findAllByText('$18.89')).length).toBeGreaterThan(1);
  },
};
/** A bundle that the account owns entirely costs nothing, and can only be given to another person. */
export const AllOwned: Story = {
  tags: ['no-picture'],
  parameters: {
    ...startAnd((api) => own(api, storedBundle.parts)),
    screen: { path: '/cart', signedInAs: 'customer' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Owned, not charged')).toHaveLength(storedBundle.parts.length));
    await expect(canvas.getByRole('button', { name: /free/i })).toBeDisabled();
    const gift = canvas.getByRole('checkbox', { name: 'This is a gift' });
    await userEvent.click(gift);
    await findPay(canvas, '$34.00');
    await userEvent.click(gift);
    await waitFor(() => expect(canvas.getByRole('button', { name: /free/i })).toBeDisabled());
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
