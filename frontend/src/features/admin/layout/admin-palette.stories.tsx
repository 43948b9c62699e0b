import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { issueMissingInvoices } from '../../../../../mocks/store/invoices.ts';
import { AdminPalette } from './admin-palette.tsx';

const meta = {
  title: 'Features/Administration/Palette',
  component: AdminPalette,
  parameters: { scenario: signInAdmin },
  args: { onFollow: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-152 overflow-hidden rounded-xl border border-border bg-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AdminPalette>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const type = (canvas: Canvas, text: string) => userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), text);

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('group', { name: 'Actions' })).toHaveTextContent('New article');
  },
};
export const AnOrder: Story = {
  play: async ({ canvas, args }) => {
    await type(canvas, '10125');
    await expect(await canvas.findByRole('option', { name: /^Order #10125/ })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/result/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
export const AnInvoice: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      issueMissingInvoices(api.db);
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, '2026-00');
    const group = await canvas.findByRole('group', { name: 'Invoices' });
    const [invoice] = await within(group).findAllByRole('option', { name: /^Invoice 2026-00/ });
    await expect(invoice).toHaveAttribute('href', expect.stringMatching(/^\/admin\/orders\/[0-9a-f-]{36}$/));
  },
};
/** An email means the customer, although orders mention it too. */
export const ACustomer: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'customer@example.com');
    const option = await canvas.findByRole('option', { name: /^Nadia Rahman/ });
    await expect(option).toHaveAttribute('href', expect.stringMatching(/^\/admin\/users\/[0-9a-f-]{36}$/));
    await expect(option).toHaveAttribute('aria-selected', 'true');
  },
};
export const EveryKind: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'an');
    for (const name of ['Orders', 'Customers', 'Products', 'Articles'])
      await expect(await canvas.findByRole('group', { name })).toBeVisible();
  },
};
/** Records without access are neither requested nor shown. */
export const WriterOnly: Story = {
  parameters: {
    scenario: (api) => {
      const admin = api.db.state.accounts.find(({ user }) => user.role === 'super_admin');
      if (admin) admin.user.rights = ['content'];
      signInAdmin(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'Payouts' })).toBeNull();
    await expect(canvas.queryByRole('option', { name: 'Add product' })).toBeNull();
    await type(canvas, 'ramadan');
    await expect(await canvas.findByRole('group', { name: 'Articles' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Orders' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.failing('adminListUsers', 500);
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, 'ramadan');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to search');
    await expect(await canvas.findByRole('group', { name: 'Products' })).toBeVisible();
  },
};
