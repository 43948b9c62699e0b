import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { saveOrganisationQuote } from '@/test/organisation-samples.ts';
import { acceptSample, addVersion, QUOTE_ID, saveQuote } from '@/test/quote-samples.ts';
import { QuotePage } from './quote-page.tsx';

const meta = {
  title: 'Screens/Administration/Quote',
  component: QuotePage,
  args: { id: QUOTE_ID },
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/admin/inbox/quotes/${QUOTE_ID}`, signedInAs: 'super_admin' },
    scenario: saveQuote((quote) => {
      quote.versions = [];
      quote.sentDraft = null;
    }),
  },
} satisfies Meta<typeof QuotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tide tables for Android' })).toBeVisible();
    await expect(canvas.getByText('$5,144.99')).toBeVisible();
    await expect(canvas.getByText('Together 100%')).toBeVisible();
  },
};
export const Phone: Story = { ...Draft, parameters: { initialViewport: 'phone' } };
export const Deleting: Story = {
  tags: ['no-picture'], // the draft has its own
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete draft' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }));
    await expect(await screen.findByText('Q-0007 deleted')).toBeVisible();
  },
};
/** What is missing is shown at its fields. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /Title/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove payment 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send quote' }));
    await expect(await canvas.findByText('Please enter a title')).toBeVisible();
    await expect(canvas.getByText(/must add up to 100%/)).toBeVisible();
  },
};
/** The question before it is sent names who of the client may answer and pay it. */
export const ForAnOrganisation: Story = {
  parameters: { scenario: saveOrganisationQuote },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send quote' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByText(/Nadia Rahman and Mohammad .* of Rahman Ferries, who may accept it\. Invoices .* Imran/),
    ).toBeVisible();
  },
};
export const Sent: Story = {
  parameters: { scenario: saveQuote() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not opened yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send version 2' })).toBeDisabled();
  },
};
export const Opened: Story = {
  parameters: {
    scenario: saveQuote((_quote, newest) => {
      newest.readings = [
        { device: 'Firefox on Windows', at: '2026-11-19T11:00:00.000Z' },
        { device: 'Chrome on Android', at: '2026-11-18T18:40:00.000Z' },
      ];
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Firefox on Windows/)).toBeVisible();
  },
};
export const NewVersion: Story = {
  parameters: { scenario: saveQuote(addVersion) },
  play: async ({ canvas }) => {
    const [changes] = await canvas.findAllByRole('list', { name: 'Changes' });
    await expect(within(changes as HTMLElement).getByText('Listing in the store')).toBeVisible();
    await expect(canvas.getByText('$5,144.99 → $6,064.99')).toBeVisible();
  },
};
export const Sending: Story = {
  tags: ['no-picture'], // the time of sending
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send quote' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send quote' }));
    await expect(await canvas.findByRole('heading', { name: 'Version 1' })).toBeVisible();
  },
};
export const Declined: Story = {
  parameters: {
    scenario: saveQuote((_quote, newest) => {
      Object.assign(newest, { declined_at: '2026-11-19T11:00:00.000Z', reason: 'Over our budget this year.' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Over our budget this year.')).toBeVisible();
  },
};
export const Accepted: Story = {
  parameters: { scenario: saveQuote(acceptSample) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agreement' })).toBeVisible();
    await expect(canvas.getByText('$2,274.54')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Download sealed PDF/ }));
  },
};
export const Missing: Story = {
  parameters: {
    screen: { path: '/admin/inbox/quotes/7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59', signedInAs: 'super_admin' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quote not found.')).toBeVisible();
  },
};
