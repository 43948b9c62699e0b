import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleAffiliate, saveAffiliates } from '@/test/affiliate-samples.ts';
import { AffiliatesPage } from './affiliates-page.tsx';

const screen = { path: '/admin/orders/affiliates', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Screens/Administration/Affiliates',
  component: AffiliatesPage,
  parameters: { layout: 'fullscreen', screen, scenario: saveAffiliates },
} satisfies Meta<typeof AffiliatesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Affiliates' }));
    await expect(await table.findByRole('link', { name: 'nadia' })).toBeVisible();
    await expect(table.getByText('Paused')).toBeVisible();
    await expect(table.getAllByText('$9.80').length).toBeGreaterThan(0);
  },
};
export const New: Story = {
  parameters: { screen: { ...screen, path: '/admin/orders/affiliates?affiliate=new' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'New affiliate link' }));
    const create = sheet.getByRole('button', { name: 'Create link' });
    await userEvent.click(create);
    await expect(await sheet.findByText('Please enter the email of an account')).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/^Account email/), 'unknown@example.com');
    await userEvent.type(sheet.getByLabelText(/^Code/), 'Rahim');
    await userEvent.click(create);
    await expect(await sheet.findByText('There is no account with this email')).toBeVisible();
    await userEvent.clear(sheet.getByLabelText(/^Account email/));
    await userEvent.type(sheet.getByLabelText(/^Account email/), 'customer@example.com');
    await userEvent.click(create);
    await expect(await canvas.findByText('Link rahim created')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'rahim' })).toBeVisible());
  },
};
export const OneOpen: Story = {
  parameters: { screen: { ...screen, path: `/admin/orders/affiliates?affiliate=${sampleAffiliate.id}` } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'nadia' }));
    await expect(await sheet.findByRole('list', { name: 'Commission by order' })).toBeVisible();
    await expect(sheet.getAllByText(/^Refund of order/)).toHaveLength(1);
  },
};
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No affiliates yet')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Loading: Story = { parameters: { scenario: (api) => api.scenarios.stalling('adminListAffiliates') } };
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListAffiliates', 500), expectConsoleErrors: [/./] },
};
