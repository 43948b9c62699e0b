import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openAsPerson } from '@/test/organisation-samples.ts';
import { ProjectPage } from './project-page.tsx';

const meta = {
  title: 'Screens/Visitor/Project of an organisation',
  component: ProjectPage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/project' },
    scenario: openAsPerson(0),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManagesPeople: Story = {
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await expect(await people.findByText('Imran Hossain')).toBeVisible();
    await expect(people.queryByRole('button', { name: /Change Imran/ })).toBeNull();
    await expect(people.getByRole('button', { name: 'Remove Shirin Akter' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Invoices' })).toBeNull();
  },
};
export const Phone: Story = { ...ManagesPeople, parameters: { initialViewport: 'phone' } };
export const Pays: Story = {
  parameters: { scenario: openAsPerson(1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Files' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'People' })).toBeNull();
  },
};
export const Reads: Story = {
  parameters: { scenario: openAsPerson(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Files' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Request a change' })).toBeNull();
  },
};
export const Invited: Story = {
  tags: ['no-picture'], // the toast
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await userEvent.click(await people.findByRole('button', { name: 'Add a person' }));
    const form = within(people.getByRole('form', { name: 'Add a person' }));
    await expect(form.getByRole('checkbox', { name: /Pay/ })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Send link' }));
    await expect(form.getByText('Please enter the full name')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Full name' }), 'Rafi Karim');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'rafi@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send link' }));
    await expect(await people.findByText('rafi@example.com')).toBeVisible();
  },
};
export const Removed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('region', { name: 'People' }));
    await userEvent.click(await people.findByRole('button', { name: 'Remove Shirin Akter' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await people.findByText('Imran Hossain')).toBeVisible();
    await waitFor(() => expect(people.queryAllByText('Shirin Akter')).toEqual([]));
  },
};
