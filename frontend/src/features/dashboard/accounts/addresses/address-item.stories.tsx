import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longAddress, officeAddress } from '@/test/dashboard-samples.ts';
import { AddressItem } from './address-item.tsx';

const meta = {
  title: 'Features/Account/Addresses/Item',
  component: AddressItem,
  args: { address: officeAddress, edited: false, onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <ul className="max-w-prose px-4">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof AddressItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Office: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Office Address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Office Address, Level 4/ }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Office Address, Level 4/ }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Default: Story = {
  args: { address: { ...officeAddress, is_default: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default')).toBeVisible();
  },
};
export const Edited: Story = { args: { edited: true } };
export const Long: Story = { args: { address: longAddress }, parameters: { initialViewport: 'phone' } };
