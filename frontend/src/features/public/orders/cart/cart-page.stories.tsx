import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { savePurchase } from '@/lib/recent-purchase.ts';
import { fillCart, startCart } from '@/test/cart-samples.ts';
import { longProduct } from '@/test/product-samples.ts';
import { startFrom } from '@/test/start-from.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { CartPage } from './cart-page.tsx';
import { ANY_CART, CART_ID } from './cart-rules.ts';

let server: MockApi;
const start = (api: MockApi) => {
  server = api;
  startCart(api);
};
const startAnd = startFrom(start);

const meta = {
  title: 'Screens/Visitor/Cart',
  component: CartPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/cart' },
    scenario: start,
    docs: { story: { inline: false, height: '760px' } },
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

const listItems = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
const findPay = async (canvas: Canvas, amount = '$29.98') => {
  const button = await canvas.findByRole('button', { name: `Pay ${amount}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await listItems(canvas)).toHaveLength(2);
    await findPay(canvas);
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcart',
    );
    await expect(canvas.getByRole('link', { name: /^Terms and Conditions \(opens/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Quantity of Ramadan Calendar 2025' })).toHaveValue('1');
    await expect(canvas.queryByRole('combobox', { name: /^Quantity of Learn/ })).toBeNull();
  },
};
export const Phone: Story = { ...Guest, parameters: { initialViewport: 'phone' } };

export const OneItem: Story = {
  parameters: startAnd((api) => fillCart(api, [{ productId: 1 }])),
  play: async ({ canvas }) => void (await findPay(canvas, '$9.99')),
};
export const Many: Story = {
  parameters: startAnd((api) =>
    fillCart(
      api,
      [1, 2, 3, 4, 5, 6].map((productId) => ({ productId })),
    ),
  ),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Pay/ })),
};
/** Each unit adds devices to the licence key of the plan. */
export const Quantity: Story = {
  parameters: startAnd((api) => fillCart(api, [{ productId: 6, quantity: 3 }, { productId: 3 }])),
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Quantity of Windows Image Upscaler Software' });
    await expect(select).toHaveValue('3');
    await expect(canvas.getByText(/ each$/)).toBeVisible();
    await userEvent.selectOptions(select, '2');
    await waitFor(() => expect(server.db.state.carts.visitor?.[0]?.quantity).toBe(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay/ })).toBeEnabled());
  },
};
/** A removed item leaves a note in its place, with the focus on its undo button. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await findPay(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ramadan Calendar 2025' }));
    await expect(await canvas.findByText(/removed\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await findPay(canvas, '$19.99');
  },
};
export const Undone: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Removed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await findPay(context.canvas);
    await expect(context.canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
/** The last item was removed. */
export const RemovedLast: Story = {
  parameters: startAnd((api) => fillCart(api, [{ productId: 1 }])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove / }));
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const Empty: Story = {
  parameters: startAnd((api) => fillCart(api, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
};
/** Going back after paying. */
export const Ordered: Story = {
  parameters: startAnd((api) => {
    fillCart(api, []);
    savePurchase({ productId: CART_ID, planId: ANY_CART, href: '/order#token' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View your order' })).toHaveAttribute('href', '/order#token');
  },
};
export const Unavailable: Story = {
  parameters: startAnd(({ db: { state } }) => {
    const entry = state.catalogue.find(({ product }) => product.id === 3);
    if (entry) entry.published = false;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer for sale. Remove it to continue.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Learn UX/ }));
    await findPay(canvas, '$9.99');
  },
};
export const Failed: Story = {
  parameters: startAnd((api) => api.scenarios.failing('getCart', 503)),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })),
};
export const Loading: Story = {
  parameters: startAnd((api) => api.scenarios.stalling('getCart')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cart')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: startAnd(({ db: { state } }) => {
    const [first, second] = state.catalogue;
    const name = 'Everybody in a very large organisation with many branches';
    for (const entry of [first, second])
      if (entry) {
        const [plan] = entry.product.pricing.filter(({ price }) => price > 0);
        const pricing = plan ? [{ ...plan, name, price: 1_249.5, period: 'year' }] : [];
        entry.product = { ...longProduct, id: entry.product.id, pricing };
      }
    state.carts.visitor = [first, second].flatMap((entry, index) => {
      const plan = entry?.product.pricing[0];
      return entry && plan
        ? [
            {
              id: `00000000-0000-4000-8000-00000000000${index}`,
              productId: entry.product.id,
              planId: plan.id,
              quantity: 1,
            },
          ]
        : [];
    });
  }),
  play: async ({ canvas }) => void (await findPay(canvas, '$2,499.00')),
};
export const LongPhone: Story = { ...LongTexts, parameters: { ...LongTexts.parameters, initialViewport: 'phone' } };
