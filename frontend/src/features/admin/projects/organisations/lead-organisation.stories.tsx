import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LEAD_ID } from '@/test/lead-samples.ts';
import { ORGANISATION_ID, saveOrganisation } from '@/test/organisation-samples.ts';
import { LeadOrganisation } from './lead-organisation.tsx';

const meta = {
  title: 'Administration/Projects/Organisation',
  component: LeadOrganisation,
  args: { lead: LEAD_ID, organisation: { id: ORGANISATION_ID, name: 'Rahman Ferries' } },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveOrganisation,
  },
} satisfies Meta<typeof LeadOrganisation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Organisation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rahman Ferries' })).toBeVisible();
  },
};
export const OnePerson: Story = {
  args: { organisation: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    const form = within(canvas.getByRole('form', { name: 'Organisation' }));
    await userEvent.selectOptions(form.getByLabelText('Client'), 'New organisation');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText('Please enter a name')).toBeVisible();
  },
};
