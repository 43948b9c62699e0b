import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { readLongTexts } from '@/test/long-texts.ts';
import { OrdersPage } from './orders-page.tsx';

const meta = {
  title: 'Screens/Customer/Orders',
  component: OrdersPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof OrdersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = { path: '/dashboard/orders', signedInAs: 'customer' } as const;

export const AllOrders: Story = {
  parameters: { screen, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByText('125 orders, newest first')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
  },
};
export const Phone: Story = { ...AllOrders, parameters: { ...AllOrders.parameters, initialViewport: 'phone' } };
export const OneOpen: Story = {
  parameters: { screen, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Order #10069' });
    await userEvent.click(link);
    const panel = await canvas.findByRole('dialog', { name: 'Order #10069' });
    await expect(panel).toHaveTextContent('Processing');
    await userEvent.click(canvas.getByRole('button', { name: 'Close order' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await canvas.findByRole('dialog', { name: 'Order #10069' });
  },
};
export const Searching: Story = {
  parameters: { screen },
  play: async ({ canvas }) => {
    await canvas.findByText('125 orders, newest first');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Order #10125' })).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '#10125');
    await expect(await canvas.findByText('1 order found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order #10125' })).toBeVisible();
  },
};
export const Pending: Story = {
  parameters: { screen, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const filter = within(await canvas.findByRole('navigation', { name: 'Orders by status' }));
    await userEvent.click(filter.getByRole('link', { name: /^Pending/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(filter.getByRole('link', { name: /^Pending/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(filter.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51));
    await userEvent.click(filter.getByRole('link', { name: /^Pending/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
  },
};
export const Empty: Story = {
  parameters: {
    screen,
    scenario: (api) => {
      api.db.state.orders = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
};
export const Failed: Story = {
  parameters: { screen, scenario: (api) => api.scenarios.failing('listOrders', 500) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch orders');
    await expect(alert).toHaveClass('bg-destructive-soft', 'text-destructive');
  },
};
export const Waiting: Story = {
  parameters: { screen, scenario: (api) => api.scenarios.stalling('listOrders') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading orders')).toBeInTheDocument();
  },
};
export const LongTexts: Story = {
  parameters: { screen, scenario: readLongTexts, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^রমজান ব্যাকগ্রাউন্ড/))[0]).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  ...LongTexts,
  parameters: { ...LongTexts.parameters, initialViewport: 'phone' },
};
