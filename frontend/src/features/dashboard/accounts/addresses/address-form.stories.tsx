import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longAddress, officeAddress } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { AddressForm } from './address-form.tsx';

const meta = {
  title: 'Features/Account/Addresses/Form',
  component: AddressForm,
  parameters: { scenario: signInCustomer },
  args: { address: null, onDone: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-92">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fill = async (canvas: Canvas) => {
  await userEvent.type(canvas.getByLabelText('Street Address'), '12 Kazla Road');
  await userEvent.type(canvas.getByLabelText('City'), 'Rajshahi');
  await userEvent.type(canvas.getByLabelText('Country'), 'Bangladesh');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }));
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Add New Address' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Home' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};
export const Changing: Story = {
  args: { address: officeAddress },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Edit Address' })).toBeVisible();
    await expect(canvas.getByLabelText('Postal Code')).toHaveValue('6100');
    await expect(canvas.getByRole('radio', { name: 'Office' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Address' }));
    await expect(canvas.getByLabelText('Street Address')).toHaveFocus();
    await expect(canvas.getByLabelText('Street Address')).toHaveAccessibleDescription(
      'Please enter the street address',
    );
    await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('Please enter the city');
    await expect(canvas.getByLabelText('Country')).toHaveAccessibleDescription('Please enter the country');
    await expect(canvas.getByLabelText('State')).toBeValid();
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await waitFor(() => expect(canvas.getByLabelText('Street Address')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Address' })).toBeEnabled());
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('createAddress', 500);
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save address.');
    await expect(canvas.getByLabelText('Street Address')).toHaveValue('12 Kazla Road');
  },
};
/** More addresses than an account may have: the server's own message. */
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('createAddress', 409, 'You can save at most 50 addresses');
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can save at most 50 addresses');
  },
};
export const Busy: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(canvas.getByRole('button', { name: 'Add Address' })).toBeDisabled();
  },
};
export const LongValues: Story = { args: { address: longAddress }, parameters: { initialViewport: 'phone' } };
