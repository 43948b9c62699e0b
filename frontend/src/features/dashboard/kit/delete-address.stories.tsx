import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Address } from '@/api/generated/model.ts';
import { RESPONSE_COMPLETIONS } from '@/api/specified-responses.ts';
import { homeAddress, longAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { DeleteAddress } from './delete-address.tsx';

const meta = {
  title: 'Features/Account/Addresses/Delete',
  component: DeleteAddress,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    scenario: (api) => {
      signInCustomer(api);
      saveAddresses(api, homeAddress);
    },
  },
  args: { address: homeAddress, onClose: fn(), onDeleted: fn() },
} satisfies Meta<typeof DeleteAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    const question = 'Are you sure you want to delete this address?';
    await expect(canvas.getByRole('alertdialog', { name: question })).toHaveTextContent('12 Kazla Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};
const complete = RESPONSE_COMPLETIONS['GET /addresses'] as (body: unknown) => Address[];
/** Of the compact list of the specification, without `type` and `street`. */
export const Compact: Story = {
  args: {
    address:
      complete([{ id: 1, address: '9 Lake Road', city: 'Dhaka', postalCode: '1205', country: 'Bangladesh' }])[0] ??
      null,
  },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('alertdialog', { name: 'Are you sure you want to delete this address?' });
    await expect(question).toHaveTextContent('Home Address9 Lake Road, Dhaka 1205, Bangladesh');
    await expect(question).not.toHaveTextContent('undefined');
  },
};
export const Deleted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledWith(homeAddress));
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('deleteAddress', 500);
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to delete address.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const LongAddress: Story = { args: { address: longAddress }, parameters: { initialViewport: 'phone' } };
