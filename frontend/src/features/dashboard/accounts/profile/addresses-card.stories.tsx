import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { homeAddress, officeAddress, saveAddresses } from '@/test/dashboard-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { AddressesCard } from './addresses-card.tsx';

const meta = {
  title: 'Features/Account/Profile/Addresses card',
  component: AddressesCard,
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      saveAddresses(api, homeAddress, officeAddress);
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-76">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rajshahi 6204, Bangladesh')).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Home/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const heading = canvas.getByRole('heading', { name: 'Saved Addresses' });
    await waitFor(() => expect(heading).toHaveFocus()); // once the server has answered
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      saveAddresses(api);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved addresses found')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('listAddresses', 500);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch addresses.');
  },
};
