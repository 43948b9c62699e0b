import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { demoUser } from '@/test/admin-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { WalletSheet } from './wallet-sheet.tsx';

const meta = {
  title: 'Features/Admin/Users/Wallet sheet',
  component: WalletSheet,
  parameters: {
    layout: 'fullscreen',
    scenario: signInAdmin,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { open: true, user: demoUser(), onClose: fn() },
} satisfies Meta<typeof WalletSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adjusting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$2,845.65', { selector: 'p.text-3xl' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Direction'), 'take');
    await userEvent.type(canvas.getByLabelText('Amount'), '45.65');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Charged twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Adjust balance' }));
    await expect(await canvas.findByText('$2,800.00', { selector: 'p.text-3xl' })).toBeVisible();
    await expect(canvas.getByText('Charged twice')).toBeVisible();
    await expect(canvas.getByLabelText('Amount')).toHaveValue(null);
  },
};
export const TooMuch: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Direction'), 'take');
    await userEvent.type(canvas.getByLabelText('Amount'), '9000');
    await userEvent.click(canvas.getByRole('button', { name: 'Adjust balance' }));
    await expect(await canvas.findByText('Insufficient funds')).toBeVisible();
    await expect(canvas.getByText('Please enter a reason')).toBeVisible();
  },
};
