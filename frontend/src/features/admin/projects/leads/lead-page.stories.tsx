import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LEAD_ID, saveLeads } from '@/test/lead-samples.ts';
import { LeadPage } from './lead-page.tsx';

const meta = {
  title: 'Screens/Administration/Project',
  component: LeadPage,
  args: { id: LEAD_ID },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveLeads,
  },
} satisfies Meta<typeof LeadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mobile App Development' })).toBeVisible();
    await expect(canvas.getByText('$2,000.00 to $8,000.00')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Messages' })).toBeVisible();
  },
};
export const Phone: Story = { ...Planned, parameters: { initialViewport: 'phone' } };
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Stage'), 'Quoted');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Stage: In conversation → Quoted')).toBeVisible();
  },
};
export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Next step'));
    await userEvent.clear(canvas.getByLabelText('Due'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Next step cleared')).toBeVisible();
  },
};
export const NoAmount: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Value ($)'), ' or more');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please enter an amount')).toBeVisible();
  },
};
export const ChangedMeanwhile: Story = {
  parameters: {
    scenario: (api) => {
      saveLeads(api);
      api.scenarios.failing('adminUpdateLead', 409, 'This has changed meanwhile. Please reload.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Next step'), ' today');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('This has changed meanwhile. Please reload.')).toBeVisible();
  },
};
export const Missing: Story = {
  parameters: {
    screen: { path: '/admin/inbox/projects/7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Project not found.')).toBeVisible();
  },
};
