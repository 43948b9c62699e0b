import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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

export const Saves: Story = {
  play: async ({ canvas }) => {
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Download statement' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.download).toBe('wallet-statement.csv');
    const text = await (await fetch(saved[0]?.href ?? '')).text();
    await expect(text).toMatch(/^Date,Type,Reference,Amount,Balance\r\n/);
  },
};
export const Busy: Story = {
  parameters: { scenario: (api) => api.scenarios.slow(60_000) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download statement' }));
    await expect(canvas.getByRole('button', { name: 'Download statement' })).toBeDisabled();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('getWalletStatement', 500) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download statement' }));
    await expect(await canvas.findByText('Failed to download the statement.')).toBeVisible();
  },
};
