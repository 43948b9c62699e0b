import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DashboardLayout } from './dashboard-layout.tsx';

const meta = {
  title: 'Screens/Customer/Layout',
  component: DashboardLayout,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard', signedInAs: 'customer' },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { onLogout: fn(), children: null },
} satisfies Meta<typeof DashboardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Dashboard' });
    await expect(nav).toHaveTextContent('DashboardOrdersDownloadsAddressesMy WalletProfileMessagesSaved');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};
export const Searching: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), '10125');
    await userEvent.click(await canvas.findByRole('option', { name: /^Order #10125/ }));
    await expect(await canvas.findByRole('heading', { name: 'My Orders' })).toBeVisible();
    await expect(canvas.queryByRole('dialog', { name: 'Search' })).toBeNull();
    await canvas.findByRole('dialog', { name: 'Order #10125' });
    await canvas.findByRole('row', { name: /^Order #10055/ });
  },
};
export const Notifications: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications' });
    await userEvent.click(bell);
    await expect(
      await within(canvas.getByRole('dialog', { name: 'Notifications' })).findByText('Funds added'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    await expect(bell).toHaveFocus();
  },
};
export const NotificationsPhone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));
    await expect(
      await within(canvas.getByRole('dialog', { name: 'Notifications' })).findByText('Funds added'),
    ).toBeVisible();
  },
};
export const PhoneMenu: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dashboard menu' }));
    await expect(await canvas.findByRole('link', { name: 'My Wallet' })).toBeVisible();
    // The site's links are in this menu: there is no second bar with its own menu and theme switch.
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Switch to/ })).toHaveLength(1);
  },
};
export const PhoneMenuCloses: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Dashboard menu' });
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('link', { name: 'My Wallet' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Your Wallet' })).toBeVisible();
  },
};
