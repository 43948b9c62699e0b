import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartOrder } from '@/test/commerce-samples.ts';
import { storeAdminOrder } from '@/test/store-admin-order.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrderPage } from './order-page.tsx';

const ID = '00000000-0000-4000-8000-0000000000a1';

/** A paid, completed order of the demo's customer under an id that the story knows, with a message about it. */
const known = ({ db: { state }, db }: MockApi) => {
  const customer = db.accountByEmail('customer@example.com')?.user;
  const order = state.orders.find((row) => row.userId === customer?.id && row.status === 'completed' && row.amount > 0);
  if (!(customer && order)) return;
  for (const row of [...state.invoices, ...state.refunds]) if (row.orderId === order.id) row.orderId = ID;
  order.id = ID;
  for (const row of state.conversations) if (row.userId === customer.id) row.orderId = ID;
  const at = new Date().toISOString();
  state.mails.unshift({
    id: '00000000-0000-4000-8000-0000000000b1',
    kind: 'order-receipt',
    recipient: { name: customer.name, email: customer.email },
    subject: `Receipt for order #${order.number}`,
    status: 'sent',
    answer: '250 OK',
    attempts: 1,
    created_at: at,
    settled_at: at,
  });
};
const screen = { path: `/admin/orders/${ID}`, signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Order',
  component: OrderPage,
  args: { id: ID },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: known,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Order #\d+$/, level: 1 })).toBeVisible();
    const mails = within(await canvas.findByRole('list', { name: 'Emails' }));
    await expect(mails.getByText(/^Receipt for order #/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Moving to a new laptop' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nadia Rahman' })).toBeVisible();
    // Opened by its URL: there is no list to step through.
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Download PDF of / })).toBeVisible();
  },
};
/** A cart with a coupon, of which one line is refunded in part and one in full. */
export const SeveralLines: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      const userId = storeAdminOrder(api, { ...cartOrder, id: ID });
      api.db.state.refunds.push(
        ...cartOrder.refunds.map((refund) => ({ ...refund, orderId: ID, paymentId: null })).reverse(),
      );
      api.db.state.conversations = api.db.state.conversations.filter((row) => row.userId !== userId);
    },
  },
  play: async ({ canvas }) => {
    const products = within(await canvas.findByRole('table', { name: 'Products' }));
    await expect(products.getAllByRole('row')).toHaveLength(4);
    await expect(products.getByText('Studio · Quantity: 3')).toBeVisible();
    await expect(canvas.getByText('Bought by mistake')).toBeVisible();
  },
};
export const SeveralLinesPhone: Story = {
  ...SeveralLines,
  parameters: { ...SeveralLines.parameters, initialViewport: 'phone' },
};
export const Phone: Story = { ...Completed, parameters: { initialViewport: 'phone' } };

/** Through the list that led here, over its pages; the focus stays on the button. */
export const Stepped: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?search=customer@example.com' } },
  play: async ({ canvas }) => {
    const last = (await canvas.findAllByRole('link', { name: /^Order #/ })).at(-1);
    if (last) await userEvent.click(last);
    await userEvent.click(await canvas.findByRole('link', { name: 'Open page' }));
    await expect(await canvas.findByText('20 of 125')).toBeVisible();
    await canvas.findByRole('heading', { name: /^Order #\d+$/, level: 1 });
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(await canvas.findByText('21 of 125')).toBeVisible();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('22 of 125')).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByText('21 of 125')).toBeVisible();
    await canvas.findByRole('heading', { name: /^Order #\d+$/, level: 1 });
    const links = canvas.getAllByRole('link', { name: 'Orders' }).map((link) => link.getAttribute('href'));
    await expect(links).toContain('/admin/orders?search=customer%40example.com&page=2');
  },
};

/** The refund is made here and shown at once. */
export const Refunded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Refund order/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund \$/ }));
    const refunds = within(await canvas.findByRole('region', { name: 'Refunds' }));
    await expect(await refunds.findByText('Bought twice')).toBeVisible();
  },
};

/** Without the right to support there are no messages and no emails. */
export const Accounting: Story = {
  parameters: { screen: { ...screen, rights: ['accounting'] }, scenario: known },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Licence and access' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /^Emails/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Nadia Rahman' })).toBeNull();
  },
};

export const NotFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders/00000000-0000-4000-8000-000000000000' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Order not found.')).toBeVisible();
  },
};
