import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ORGANISATION_ID, saveOrganisation } from '@/test/organisation-samples.ts';
import { OrganisationPage } from './organisation-page.tsx';

const meta = {
  title: 'Screens/Administration/Organisation',
  component: OrganisationPage,
  args: { id: ORGANISATION_ID },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/admin/inbox/organisations/${ORGANISATION_ID}`, signedInAs: 'super_admin' },
    scenario: saveOrganisation,
  },
} satisfies Meta<typeof OrganisationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rahman Ferries' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mobile App Development' })).toBeVisible();
  },
};
export const Phone: Story = { ...People, parameters: { initialViewport: 'phone' } };
export const NoPeople: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.organisations.push({ id: ORGANISATION_ID, name: 'Rahman Ferries' });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const form = within(canvas.getByRole('form', { name: 'Add a person' }));
    await userEvent.click(form.getByRole('checkbox', { name: /^See/ }));
    await userEvent.click(form.getByRole('button', { name: 'Send link' }));
    await expect(form.getByText('Please select what this person may do')).toBeVisible();
  },
};
export const SameEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a person' }));
    const form = within(canvas.getByRole('form', { name: 'Add a person' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Full name' }), 'Rafi Karim');
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'person-0@rahman-ferries.example');
    await userEvent.click(form.getByRole('button', { name: 'Send link' }));
    await expect(await form.findByText('Someone with this email already has access')).toBeVisible();
  },
};
export const LinkSent: Story = {
  tags: ['no-picture'], // the toast
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send new link Shirin Akter' }));
    await expect(await within(document.body).findByText(/^Link sent to person-2/)).toBeVisible();
  },
};
export const Renamed: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Rahman Ferries Ltd.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rahman Ferries Ltd.' })).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Organisation not found.')).toBeVisible();
  },
};
