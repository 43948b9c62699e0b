import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { StatementButton } from './statement-button.tsx';

const meta = {
  title: 'Features/Account/Statement button',
  component: StatementButton,
  parameters: { scenario: signInCustomer },
  render: () => (
    <>
      <StatementButton />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof StatementButton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;

const openDialog = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download statement' }));
  const dialog = within(await canvas.findByRole('dialog'));
  // The snapshots of this story show the same period on every date.
  fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2026-01-01' } });
  fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-06-30' } });
  return dialog;
};

export const Closed: Story = {};
export const Saves: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toBe('wallet-statement-2026-01-01-2026-06-30.pdf');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
export const SavesCsv: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'All transactions as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toBe('wallet-statement.csv');
    const text = await (await fetch(saved[0]?.href ?? '')).text();
    await expect(text).toMatch(/^Date,Type,Reference,Amount,Balance\r\n/);
  },
};
export const WrongOrder: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    fireEvent.change(dialog.getByLabelText(/First day/), { target: { value: '2026-07-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await expect(await dialog.findByText('The end date cannot be before the start date')).toBeVisible();
  },
};
export const Busy: Story = {
  parameters: { scenario: (api) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getWalletStatementPdf', 500) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await expect(await dialog.findByText('Failed to download the statement.')).toBeVisible();
  },
};
