import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VatNumberField } from './vat-number-field.tsx';

const meta = {
  title: 'Components/Order/VAT number field',
  component: VatNumberField,
  args: { value: '', check: null, isPending: false, onEnter: fn() },
} satisfies Meta<typeof VatNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('For businesses in the EU')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('VAT number (optional)'), ' de 136 695 976');
    await userEvent.tab();
    await expect(args.onEnter).toHaveBeenCalledWith('de 136 695 976');
  },
};
export const Checking: Story = { args: { value: 'DE136695976', isPending: true } };
export const Confirmed: Story = {
  args: { value: 'DE136695976', check: { result: 'valid', name: 'Padma Software GmbH', untaxed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Confirmed for Padma Software GmbH\. No tax is charged/,
    );
  },
};
export const Unknown: Story = {
  args: { value: 'DE111111125', check: { result: 'invalid', name: null, untaxed: false } },
};
export const Malformed: Story = {
  args: { value: 'DE12345', check: { result: 'malformed', name: null, untaxed: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not a VAT number of the selected country.');
    await expect(canvas.getByLabelText('VAT number (optional)')).toBeInvalid();
  },
};
export const Unconfirmed: Story = {
  args: { value: 'ATU13585627', check: { result: 'unconfirmed', name: null, untaxed: false } },
};
