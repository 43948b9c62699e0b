import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { closeBooking, saveCalls } from '@/test/call-samples.ts';
import { CallsPage } from './calls-page.tsx';

const meta = {
  title: 'Screens/Administration/Calls',
  component: CallsPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/inbox/calls', signedInAs: 'super_admin' },
    scenario: saveCalls,
  },
} satisfies Meta<typeof CallsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 upcoming')).toBeVisible();
    await expect(canvas.getByText('Cancelled by you')).toBeVisible();
  },
};
export const Phone: Story = { ...List, parameters: { initialViewport: 'phone' } };
export const Hours: Story = {
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('button', { name: 'Availability' });
    await waitFor(() => expect(hours).toBeEnabled());
    await userEvent.click(hours);
    const sheet = await dialog();
    await userEvent.type(sheet.getByRole('textbox', { name: /^Meeting link/ }), ' x');
    await userEvent.click(sheet.getByRole('radio', { name: 'Phone (you call the client)' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Please enter a link starting with https://')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /^Meeting link/ }), '{Backspace}{Backspace}');
    await userEvent.click(sheet.getByRole('radio', { name: 'Meeting link' }));
    const length = sheet.getByLabelText('Duration (minutes)');
    await userEvent.clear(length);
    await userEvent.type(length, '5');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Please enter a whole number from 10 to 240')).toBeVisible();
  },
};
export const Cancelling: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the call with Nadia Rahman' }));
    const sheet = await dialog();
    await userEvent.type(sheet.getByLabelText('Reason'), 'I am ill');
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel the call' }));
    await expect(await canvas.findByText('1 upcoming')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: closeBooking },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Set your availability and open booking.')).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListCalls', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
