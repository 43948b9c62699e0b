import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { SearchPalette } from './search-palette.tsx';

const meta = {
  title: 'Features/Account/Search/Palette',
  component: SearchPalette,
  parameters: { scenario: signInCustomer },
  args: { onFollow: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-152 overflow-hidden rounded-xl border border-border bg-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const type = (canvas: Canvas, text: string) => userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), text);

export const AllPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pages' }).querySelectorAll('[role=option]')).toHaveLength(9);
    await expect(canvas.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  },
};
export const Found: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'bangla');
    await expect(await canvas.findByRole('option', { name: /^Bangla Calendar 2025 Android/ })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Orders' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ results$/));
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, 'wal');
    await expect(await canvas.findByRole('option', { name: 'My Wallet' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const chosen = canvas.getByRole('option', { name: 'Orders' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
export const SignsOut: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, 'sign out');
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'invoices');
    await expect(await canvas.findByText('No results for “invoices”')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('searchAccount', 500);
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, 'order');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to search');
    await expect(canvas.getByRole('option', { name: 'Orders' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, 'order');
    await expect(canvas.getByRole('option', { name: 'Orders' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
