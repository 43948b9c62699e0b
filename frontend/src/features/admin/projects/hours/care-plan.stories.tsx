import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saveCarePlan } from '@/test/hours-samples.ts';
import { LEAD_ID, saveLeads } from '@/test/lead-samples.ts';
import { CarePlan } from './care-plan.tsx';

const meta = {
  title: 'Administration/Projects/Care plan',
  component: CarePlan,
  args: { lead: LEAD_ID },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveCarePlan,
  },
} satisfies Meta<typeof CarePlan>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** 40 min at $1,250.00 are $833.33. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 h 20 min of 5 h used this month')).toBeVisible();
    await expect(canvas.getByText('40 min additional · $833.33')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Create draft/ }));
    await expect(await canvas.findByRole('link', { name: 'Open draft' })).toBeVisible();
  },
};
export const Phone: Story = { ...Running, parameters: { initialViewport: 'phone' } };
export const Started: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start care plan' }));
    const dialog = await dialogOf('Start care plan');
    await userEvent.click(dialog.getByRole('button', { name: 'Start plan' }));
    await expect(dialog.getByText('Please enter a number of hours')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Monthly fee/), '15000');
    await userEvent.type(dialog.getByLabelText(/^Hours included/), '7.5');
    await userEvent.type(dialog.getByLabelText(/^Rate for additional hours/), '1250');
    await userEvent.click(dialog.getByRole('button', { name: 'Start plan' }));
    await expect(await canvas.findByText('0 min of 7 h 30 min used this month')).toBeVisible();
  },
};
export const Ended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End plan' }));
    const dialog = await dialogOf('End the care plan?');
    await userEvent.click(dialog.getByRole('button', { name: 'End plan' }));
    await expect(await canvas.findByText(/ · Ends /)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      saveLeads(api);
      api.scenarios.failing('adminGetCarePlan', 503);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
