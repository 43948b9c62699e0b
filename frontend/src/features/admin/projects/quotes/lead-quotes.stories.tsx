import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LEAD_ID, saveLeads } from '@/test/lead-samples.ts';
import { saveQuote } from '@/test/quote-samples.ts';
import { LeadQuotes } from './lead-quotes.tsx';

const meta = {
  title: 'Administration/Projects/Quotes',
  component: LeadQuotes,
  args: { lead: LEAD_ID },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveQuote(),
  },
} satisfies Meta<typeof LeadQuotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tide tables for Android' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New quote' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      saveQuote()(api);
      api.scenarios.failing('adminCreateQuote', 503);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New quote' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
