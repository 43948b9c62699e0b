import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openQuoteAsPerson } from '@/test/organisation-samples.ts';
import { acceptSample, addVersion, QUOTE_TOKEN, saveQuote } from '@/test/quote-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { QuotePage } from './quote-page.tsx';
import { saveQuoteToken } from './quote-token.ts';

type Prepare = Parameters<typeof saveQuote>[0];
const opened = (prepare?: Prepare) => (api: MockApi) => {
  saveQuoteToken(QUOTE_TOKEN);
  saveQuote(prepare)(api);
};

const meta = {
  title: 'Screens/Visitor/Quote',
  component: QuotePage,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/quote' },
    scenario: opened(),
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof QuotePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Options change the total. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tide tables for Android' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept for $5,144.99' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dark theme/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Training/ }));
    await expect(canvas.getByRole('button', { name: 'Accept for $5,686.35' })).toBeVisible();
    await expect(canvas.getByText('$1,705.91')).toBeVisible();
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
/** Someone of the client's organisation without the right to approve. */
export const Reading: Story = {
  parameters: { scenario: openQuoteAsPerson(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A colleague with the right to approve/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};
/** The name of a person is fixed. */
export const AsPerson: Story = {
  parameters: { scenario: openQuoteAsPerson(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your full name')).toHaveValue('Nadia Rahman');
    await expect(canvas.getByLabelText('Your full name')).toHaveAttribute('readonly');
  },
};
export const NewVersion: Story = {
  parameters: { scenario: opened(addVersion) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your link was for version 1, which this version replaces.')).toBeVisible();
    await expect(canvas.getAllByText('Listing in the store')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Accept for $6,064.99' })).toBeVisible();
  },
};
export const Accepting: Story = {
  tags: ['no-picture'], // the day of the acceptance
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept for $5,144.99' }));
    await expect(await canvas.findByText('Please enter your full name')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for $5,144.99' }));
    await expect(await canvas.findByRole('heading', { name: 'Accepted' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Download sealed PDF/ })).toBeVisible();
  },
};
/** A new version was sent, or another tab has accepted, since the page was opened. */
export const Changed: Story = {
  parameters: {
    scenario: (api) => {
      opened()(api);
      api.scenarios.failing('acceptQuote', 409, 'We sent a new version of this quote. Reload the page to read it.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your full name' }), 'Nadia Rahman');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept for $5,144.99' }));
    await expect(await within(await canvas.findByRole('alert')).findByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
export const Accepted: Story = {
  parameters: { scenario: opened(acceptSample) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accepted' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Training/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Seal' })).toBeInTheDocument();
    await expect(canvas.getByText('Signature (Ed25519)')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Download sealed PDF/ }));
  },
};
export const Declining: Story = {
  tags: ['no-picture'], // the day of the refusal
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /What should we change/ }), 'Over our budget');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline quote' }));
    await expect(await canvas.findByRole('heading', { name: 'Declined' })).toBeVisible();
    await expect(canvas.getByText('Over our budget')).toBeVisible();
  },
};
export const Expired: Story = {
  parameters: {
    scenario: opened((_quote, newest) => {
      newest.content.validUntil = '2026-11-18';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Expired' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).toBeNull();
  },
};
export const Asking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ask about this.*Hosting/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByText('Please enter your question')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your question' }), 'From when on?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByText('Question sent. We reply by email.')).toBeVisible();
  },
};
export const Long: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: opened((_quote, { content }) => {
      content.title = 'Tide tables, weather warnings and passenger lists for the boats of all landings of the Padma';
      content.lines = content.lines.map((line) => ({
        ...line,
        description: `${line.description}, with everything that the harbour office of the river and its 214 captains need`,
        unitPrice: line.unitPrice * 1000,
      }));
      content.terms = content.terms.repeat(12);
    }),
  },
};
export const Unknown: Story = {
  parameters: {
    scenario: opened((_quote, newest) => {
      newest.token = 'another';
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link doesn’t work/)).toBeVisible();
  },
};
export const WithoutLink: Story = {
  parameters: {
    scenario: () => {
      saveQuoteToken(null);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Use the link in our email/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      opened()(api);
      api.scenarios.failing('getLinkedQuote', 503);
    },
  },
  play: async ({ canvas }) => {
    const button = await within(await canvas.findByRole('alert')).findByRole('button', { name: 'Try again' });
    await expect(button).toBeVisible();
  },
};
