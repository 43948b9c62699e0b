import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { homeAddress, longAddress, officeAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { AddressesPage } from './addresses-page.tsx';

const meta = {
  title: 'Screens/Customer/Addresses',
  component: AddressesPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/dashboard/addresses', signedInAs: 'customer' },
    scenario: (api) => saveAddresses(api, homeAddress, officeAddress),
    docs: { story: { inline: false, height: '860px' } },
  },
} satisfies Meta<typeof AddressesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSaved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rajshahi, Rajshahi Division 6100')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Saved Addresses' })).toBeVisible();
  },
};
export const Phone: Story = { ...TwoSaved, parameters: { ...TwoSaved.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...TwoSaved, parameters: { ...TwoSaved.parameters, initialViewport: 'tablet' } };
export const Empty: Story = {
  parameters: { scenario: (api) => saveAddresses(api) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No addresses saved yet')).toBeVisible();
  },
};
export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Home/ }));
    const street = canvas.getByLabelText('Street Address');
    await waitFor(() => expect(street).toHaveValue('12 Kazla Road'));
    await userEvent.clear(street);
    await userEvent.type(street, '14 Kazla Road');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Address' }));
    await expect(await canvas.findByText('Address updated successfully')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Add New Address' })).toBeVisible();
    await expect(await canvas.findByText('14 Kazla Road')).toBeVisible();
    await expect(canvas.getByLabelText('Street Address')).toHaveValue('');
  },
};
/** Deleting the address in the form leaves an empty form. */
export const DeletedWhileEditing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Office/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Office/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('Address deleted successfully')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Add New Address' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listAddresses', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch addresses.');
    await expect(canvas.getByRole('button', { name: 'Add Address' })).toBeEnabled();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('listAddresses') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading addresses')).toBeInTheDocument();
  },
};
export const ManyAndLong: Story = {
  parameters: {
    scenario: (api) =>
      saveAddresses(
        api,
        ...Array.from({ length: 50 }, (_, index) => ({ ...longAddress, id: `${longAddress.id}${index}` })),
      ),
    initialViewport: 'phone',
  },
};
