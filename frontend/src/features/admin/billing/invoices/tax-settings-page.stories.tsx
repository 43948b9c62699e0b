import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { TaxSettingsPage } from './tax-settings-page.tsx';

const screen = { path: '/admin/settings/tax', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Tax settings',
  component: TaxSettingsPage,
  parameters: {
    layout: 'fullscreen',
    screen,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof TaxSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fixedMonth = (api: MockApi) => {
  api.db.state.invoiceSettings = {
    sellerName: 'Nodi Ltd.',
    sellerAddress: '7 River Lane\nRajshahi',
    taxNumber: '123456789-0123',
    version: 1,
    rates: [
      { country: 'BD', name: 'VAT', percent: 15 },
      { country: '', name: 'Tax', percent: 0 },
    ],
  };
};

export const Filled: Story = {
  parameters: { scenario: fixedMonth },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Seller')).toHaveValue('Nodi Ltd.');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'Bangladesh');
    await userEvent.clear(canvas.getByLabelText('Percent of rate 1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(/every rate a name and a percentage/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Percent of rate 1'), '7.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Tax and invoices saved')).toBeVisible();
  },
};
export const WithoutTax: Story = {
  parameters: { scenario: fixedMonth },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Excluding tax' }));
    await expect(canvas.getByText(/^Tax is added at checkout/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Tax and invoices saved')).toBeVisible();
  },
};
/** The plan of reminders, which is off at first. */
export const Reminders: Story = {
  tags: ['no-picture'], // at the foot of the others
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Enable reminder 1' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Days of reminder 4' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Days of reminder 4' }), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reminders' }));
    await expect(await canvas.findByText('Please give each reminder its own day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove reminder 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save reminders' }));
    await expect(await canvas.findByText('Reminders saved')).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { scenario: fixedMonth, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Country of rate 1')).toHaveValue('BD');
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add rate' }));
    await expect(canvas.getByLabelText('Country of rate 1')).toHaveValue('');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminGetInvoiceSettings', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch the settings')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminGetInvoiceSettings') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument();
  },
};
