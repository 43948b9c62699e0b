import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { emptyAccount } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { ReportsDialog } from './reports-dialog.tsx';

const meta = {
  title: 'Features/Account/Report/Dialog',
  component: ReportsDialog,
  parameters: {
    scenario: signInCustomer,
    docs: { story: { inline: false, height: '820px' } },
    initialViewport: 'desktop',
  },

  args: { figure: 'orders', onFigure: fn() },
} satisfies Meta<typeof ReportsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Orders 125' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close reports' }));
    await expect(args.onFigure).toHaveBeenCalledWith(undefined);
  },
};
export const SavesCsv: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await canvas.findByRole('tab', { name: 'Orders 125' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(saved[0]?.download).toMatch(/^reports-\d{4}-\d{2}\.csv$/);
    const text = await (await fetch(saved[0]?.href ?? '')).text();
    await expect(text).toMatch(/^Month,Orders,Spending \(USD\),Downloads\r\n\d{4}-\d{2},\d+,\d+\.\d{2},\d+\r\n/);
  },
};
export const Nothing: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      emptyAccount(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to report yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('getDashboardReports', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch your reports');
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your reports');
  },
};
export const Phone: Story = { args: { figure: 'spending' }, parameters: { initialViewport: 'phone' } };
