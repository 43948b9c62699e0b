import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { whenSettled } from '@/test/when-settled.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { BillingCard } from './billing-card.tsx';

const screen = { path: '/dashboard/profile', signedInAs: 'customer' } as const;

const meta = {
  title: 'Screens/Customer/Billing',
  component: BillingCard,
  parameters: { layout: 'fullscreen', screen, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BillingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name or company')).toHaveValue('');
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    // Wait until the sections above have loaded: they would move the fields under the message.
    await canvas.findByLabelText('Name or company');
    await whenSettled();
    await userEvent.type(await canvas.findByLabelText('Name or company'), 'Nadia & Co');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Bangladesh');
    await userEvent.click(canvas.getByRole('button', { name: 'Save billing details' }));
    await expect(await canvas.findByText('Billing details saved')).toBeVisible();
  },
};
export const DefaultAddressSelected: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Name or company');
    await whenSettled();
    const select = await canvas.findByLabelText('Default address');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, canvas.getByRole('option', { name: /^Office Address/ }));
    await expect(await canvas.findByText('Default address changed')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'Select address' })).toBeNull());
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('getBillingDetails', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch billing details.')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('getBillingDetails') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading billing details')).toBeInTheDocument();
  },
};
