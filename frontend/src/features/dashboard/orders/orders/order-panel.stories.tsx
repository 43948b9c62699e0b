import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleOrderDetail } from '@/test/account-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderPanel } from './order-panel.tsx';

const owned = (api: MockApi) => {
  signInCustomer(api);
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  api.db.state.orders = [{ ...sampleOrderDetail, userId }];
};
const { product_id, tier, download_id, history, ...listed } = sampleOrderDetail;

const meta = {
  title: 'Features/Account/Order panel',
  component: OrderPanel,
  args: { id: sampleOrderDetail.id, orders: [], onClose: fn() },
  parameters: { layout: 'fullscreen', scenario: owned, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof OrderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas, args }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Order #10120' });
    await expect(panel).toHaveTextContent('$19.99');
    await expect(panel).toHaveTextContent('Learn UX UI Design Bangla');
    await userEvent.click(canvas.getByRole('button', { name: 'Close order' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** Data from the list is shown immediately. */
export const Waiting: Story = {
  args: { orders: [listed] },
  parameters: { scenario: (api: MockApi) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Order #10120' });
    await expect(panel).toHaveTextContent('Loading order');
  },
};
export const Failed: Story = {
  args: { orders: [listed] },
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getOrder', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch order');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
/** A server that has only the list: its data is all that is shown. */
export const ListOnly: Story = {
  args: { orders: [listed] },
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getOrder', 404) },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Order #10120' });
    await expect(await within(panel).findByText('Ordered')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** A URL of another customer's order, or of an unknown one. */
export const Unknown: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInCustomer(api);
      api.db.state.orders = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Order not found.');
  },
};
/** Asked here, and shown as waiting at once. */
export const RefundAsked: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a refund' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'I bought it twice by mistake.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText('Under review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Request a refund' })).toBeNull();
  },
};
