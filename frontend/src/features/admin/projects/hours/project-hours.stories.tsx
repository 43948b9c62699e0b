import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saveForgottenTimer, saveHours, saveRunningTimer } from '@/test/hours-samples.ts';
import { LEAD_ID, saveLeads } from '@/test/lead-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ProjectHours } from './project-hours.tsx';

let server: MockApi;

const meta = {
  title: 'Administration/Projects/Hours',
  component: ProjectHours,
  args: { lead: LEAD_ID },
  parameters: {
    screen: { path: `/admin/inbox/projects/${LEAD_ID}`, signedInAs: 'super_admin' },
    scenario: saveHours,
  },
} satisfies Meta<typeof ProjectHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Entries in every state, and the timer. */
export const Recorded: Story = {
  parameters: { scenario: saveRunningTimer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$3,416.67')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:42');
    await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Open draft' })).toBeVisible();
  },
};
export const Phone: Story = { ...Recorded, parameters: { ...Recorded.parameters, initialViewport: 'phone' } };
export const Selected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all uninvoiced' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected · $3,916.17 without tax');
    await expect(canvas.getByRole('button', { name: 'Create draft invoice' })).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      saveHours(api);
      api.scenarios.failing(
        'adminInvoiceHours',
        409,
        'An entry is already on an invoice. Reload to see the remaining ones.',
      );
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all uninvoiced' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create draft invoice' }));
    await expect(within(await canvas.findByRole('alert')).getByText(/already on an invoice/)).toBeVisible();
  },
};
/** A receipt is shown to the client, deleted, and another one attached. */
export const Receipt: Story = {
  parameters: {
    scenario: (api) => {
      server = api;
      saveHours(api);
    },
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('checkbox', { name: 'Show with the invoice' });
    await userEvent.click(shown);
    await waitFor(() => expect(server.db.state.workEntries.some(({ receipt }) => receipt?.shown)).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete receipt of Train to Rajshahi' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Delete' }));
    await canvas.findByRole('button', { name: /^Attach receipt/ });
    const input = canvas.getByLabelText('Receipt of Train to Rajshahi');
    const ticket = new File(['%PDF-1.7'], 'ticket.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, ticket);
    await expect(await canvas.findByText('ticket.pdf')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Show with the invoice' })).not.toBeChecked();
  },
};
export const ReceiptRefused: Story = {
  parameters: {
    scenario: (api) => {
      saveHours(api);
      for (const entry of api.db.state.workEntries) entry.receipt = null;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Attach receipt/ });
    const letter = new File(['Dear'], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Receipt of Train to Rajshahi'), letter);
    await expect(
      await within(document.body).findByText('Please choose a picture (PNG, JPEG or WebP) or a PDF'),
    ).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Start the timer, or add hours and expenses.')).toBeVisible();
  },
};
/** Saves what is sent next, and loses the answer. */
const loseAnswer = () => {
  const send = window.fetch;
  window.fetch = async (...request) => {
    window.fetch = send;
    await send(...request);
    throw new TypeError('Failed to fetch');
  };
};
/** 2 h 20 min at $1,250.00 are $2,916.67; one entry, although the first answer is lost and the text changes. */
export const Adding: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add hours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Please enter a duration such as 2:20, up to 24 hours')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Task/), 'Screen');
    await userEvent.type(dialog.getByLabelText(/^Duration/), '2:20');
    await userEvent.clear(dialog.getByLabelText(/^Hourly rate/));
    await userEvent.type(dialog.getByLabelText(/^Hourly rate/), '1250');
    loseAnswer();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Task/), ' designs');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Screen designs' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    await expect(canvas.getAllByText('$2,916.67')).toHaveLength(2);
  },
};
export const AddExpense: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add expense' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Add expense' })).toBeVisible();
  },
};
export const RateAndTax: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate and tax' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Rate and tax' }));
    await expect(dialog.getByLabelText(/^Hourly rate/)).toHaveValue('1250.00');
  },
};
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Train to Rajshahi' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await within(document.body).findByText('Entry deleted')).toBeVisible();
  },
};
/** Left running on another project, and stopped from here. */
export const Forgotten: Story = {
  parameters: { scenario: saveForgottenTimer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Web Development' })).toBeVisible();
    await expect(canvas.getByText(/^Left running/)).toBeVisible();
  },
};
export const Started: Story = {
  parameters: { scenario: saveLeads },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Task'), 'Offline mode');
    await userEvent.click(canvas.getByRole('button', { name: 'Start timer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Offline mode' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      saveHours(api);
      api.scenarios.failing('adminGetProjectHours', 503);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
