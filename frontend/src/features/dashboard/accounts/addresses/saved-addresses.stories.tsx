import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { homeAddress, officeAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { SavedAddresses } from './saved-addresses.tsx';

const meta = {
  title: 'Features/Account/Addresses/Saved addresses',
  component: SavedAddresses,
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      saveAddresses(api, homeAddress, officeAddress);
    },
  },
  args: { editing: null, onEdit: fn(), onDeleted: fn() },
} satisfies Meta<typeof SavedAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Home/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(homeAddress);
  },
};
export const Editing: Story = { args: { editing: officeAddress } };
