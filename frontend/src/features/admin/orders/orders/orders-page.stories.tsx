import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { writeLongTexts } from '@/test/long-texts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OrdersPage } from './orders-page.tsx';

const screen = { path: '/admin/orders', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Orders',
  component: OrdersPage,
  args: { search: {} },

  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The exported file contains the filtered rows. */
export const AllOrders: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders...' }), 'customer@example.com');
    await expect(await canvas.findByText('125 orders')).toBeVisible();
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = await (await fetch(saved[0]?.href ?? '')).text();
    await expect(text.trim().split('\r\n')).toHaveLength(126);
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Orders' });
  },
};
export const Filtered: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?status=refunded&from=2020-01-01' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Status: Refunded/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(canvas.getByRole('radio', { name: 'Refunded' })).toBeChecked();
    await expect(canvas.getByLabelText('From')).toHaveValue('2020-01-01');
  },
};
/** Coupons lead here. The panel does not offer the filter: codes are not typed there. */
export const OfACoupon: Story = {
  tags: ['no-picture'],
  parameters: {
    screen: { ...screen, path: '/admin/orders?coupon=EID25' },
    scenario: (api: MockApi) => {
      const [order] = api.db.state.orders;
      if (order) order.coupon = { code: 'EID25', discount: 1.25 };
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /Coupon: EID25/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
  },
};
export const NothingFound: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?search=no-such-customer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21));
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.orders = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListOrders', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch orders')).toBeVisible();
  },
};
/** An open order with all its details. */
export const OneOpen: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?search=customer@example.com&status=completed' } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Order #/ });
    if (link) await userEvent.click(link);
    const sheet = await canvas.findByRole('dialog', { name: /^Order #\d+/ });
    await waitFor(() => expect(sheet).toHaveTextContent(/History.*Wallet.*File/));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
/** On a wide window the list stays, and Escape closes the panel next to it. */
export const Beside: Story = {
  parameters: { initialViewport: 'wide' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Order #/ });
    if (!first) throw new Error('There is no order');
    await userEvent.click(first);
    await expect(await canvas.findByRole('complementary', { name: /^Order #/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: /^Order/ })).toBeNull());
    await userEvent.click(first);
    await expect(await canvas.findByRole('heading', { name: /^Order #/ })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListOrders') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading orders...')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: { scenario: writeLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^রমজান ব্যাকগ্রাউন্ড/))[0]).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
/** The whole result is selected page by page; what another administrator has changed meanwhile is reported. */
export const WholeResult: Story = {
  parameters: {
    screen: { ...screen, path: '/admin/orders?search=customer@example.com' },
    scenario: (api) => api.scenarios.failing('adminSetOrderStatus', 409),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('125 orders')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all orders on this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 125 orders' }));
    const start = await canvas.findByRole('button', { name: /^Start processing \d+ pending$/ });
    await userEvent.click(start);
    const report = await canvas.findByRole('dialog', { name: /^\d+ orders not changed$/ });
    await expect(report).toHaveTextContent(/Order #\d+Failed to update order/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
/** Next and previous lead through the filtered list, across its pages. */
export const Stepped: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?search=customer@example.com' } },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Order #/ });
    const last = links.at(-1);
    if (!last) throw new Error('There is no order');
    await userEvent.click(last);
    const sheet = await canvas.findByRole('dialog', { name: /^Order #\d+/ });
    await expect(within(sheet).getByText('20 of 125')).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Next' }));
    await expect(await within(sheet).findByText('21 of 125')).toBeInTheDocument();
    await userEvent.keyboard('j');
    await expect(await within(sheet).findByText('22 of 125')).toBeInTheDocument();
    await userEvent.keyboard('k');
    await expect(await within(sheet).findByText('21 of 125')).toBeInTheDocument();
    await userEvent.keyboard('k');
    await expect(await within(sheet).findByText('20 of 125')).toBeInTheDocument();
  },
};
/** J and K move between rows, X selects; a bulk action changes the selected rows. */
export const MovedTogether: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders?status=pending' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Status: Pending/ });
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(5));
    await userEvent.keyboard('jxjx');
    await expect(await canvas.findByText(/^2 orders/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start processing' }));
    await expect(await canvas.findByText('2 orders now processing')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(3));
  },
};
