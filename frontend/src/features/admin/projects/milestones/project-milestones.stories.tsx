import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LEAD_ID } from '@/test/lead-samples.ts';
import { saveAcceptedQuote, saveLateMilestone, savePaidDeposit, savePaidProject } from '@/test/milestone-samples.ts';
import { saveQuote } from '@/test/quote-samples.ts';
import { ProjectMilestones } from './project-milestones.tsx';

const meta = {
  title: 'Administration/Projects/Milestones',
  component: ProjectMilestones,
  args: { lead: LEAD_ID },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveAcceptedQuote,
  },
} satisfies Meta<typeof ProjectMilestones>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review and send' })).toBeVisible();
    await expect(canvas.getAllByText('Uninvoiced')).toHaveLength(2);
  },
};
/** The next invoice is one press away. */
export const DepositPaid: Story = {
  parameters: { scenario: savePaidDeposit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Create invoice.*After Design/ })).toBeVisible();
    await expect(canvas.getByText('$1,705.91 paid')).toBeVisible();
  },
};
export const Created: Story = {
  parameters: { scenario: savePaidDeposit },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Create invoice/ }));
    await expect(await canvas.findByRole('link', { name: 'Review and send' })).toBeVisible();
  },
};
export const Late: Story = {
  parameters: { scenario: saveLateMilestone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Create final invoice/ })).toBeVisible();
  },
};
export const Paid: Story = {
  parameters: { scenario: savePaidProject },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Paid')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /Create (?:final )?invoice/ })).toBeNull();
  },
};
export const Phone: Story = { ...Late, parameters: { ...Late.parameters, initialViewport: 'phone' } };
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      savePaidDeposit(api);
      api.scenarios.failing('adminInvoiceMilestone', 409, 'This payment already has an invoice');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Create invoice/ }));
    await expect(
      within(await canvas.findByRole('alert')).getByText('This payment already has an invoice'),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      saveAcceptedQuote(api);
      api.scenarios.failing('adminListMilestones', 503);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** Without an accepted quote there is no section. */
export const Nothing: Story = {
  parameters: { scenario: saveQuote() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tide tables for Android' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Payments' })).toBeNull();
  },
};
