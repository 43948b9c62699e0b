import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { readRunning } from '@/test/when-settled.ts';
import { AdminLayout } from './admin-layout.tsx';

const meta = {
  title: 'Screens/Administration/Layout',
  component: AdminLayout,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/profile', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { onLogout: fn(), children: null },
} satisfies Meta<typeof AdminLayout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Collapsing: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
  },
};
export const PhoneMenuCloses: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Admin menu' }));
    const dialog = canvas.getByRole('dialog', { name: 'Admin menu' });
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Switch to/ })).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('link', { name: 'Users' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(await canvas.findByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  },
};
const openPalette = async (canvas: Canvas) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await canvas.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
};
const expectClosed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Search' })).toBeNull());

/** A sheet that was still loading replaces the palette; closed, it returns the focus to the page. */
export const SheetOverPalette: Story = {
  tags: ['no-picture'],
  parameters: { screen: { path: '/admin/orders/coupons', signedInAs: 'super_admin' }, initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Coupons', level: 1 });
    await openPalette(canvas);
    await readRunning()?.router.navigate({ href: '/admin/orders/coupons?coupon=new' });
    const sheet = await canvas.findByRole('dialog', { name: 'New code' });
    await expectClosed(canvas);
    await expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
export const PageUnderPalette: Story = {
  tags: ['no-picture'],
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Settings' });
    await openPalette(canvas);
    await readRunning()?.router.navigate({ href: '/admin/orders/coupons' });
    await expectClosed(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible();
  },
};
/** For a signed-in customer, the guard redirects to the sign-in of the administration. */
export const NotForCustomers: Story = {
  parameters: { screen: { path: '/admin/users', signedInAs: 'customer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Secure admin access only')).toBeVisible();
  },
};
