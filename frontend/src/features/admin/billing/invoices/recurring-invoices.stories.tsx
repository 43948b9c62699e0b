import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DRAFT_ID, storeDraft } from '@/test/direct-invoice-samples.ts';
import { linkDraft, SCHEDULE_ID, storeSchedule, storeSchedules } from '@/test/recurring-samples.ts';
import { longPerson } from '@/test/samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { DraftPage } from './draft-page.tsx';
import { InvoicesPage } from './invoices-page.tsx';

const screen = { path: '/admin/orders/invoices', signedInAs: 'super_admin' } as const;
const shown = (prepare: (api: MockApi) => void) => (api: MockApi) => {
  api.db.state.orders = [];
  prepare(api);
};

const meta = {
  title: 'Screens/Administration/Recurring invoices',
  component: InvoicesPage,
  args: { search: {} },
  parameters: { layout: 'fullscreen', screen, initialViewport: 'desktop', scenario: shown(storeSchedules) },
} satisfies Meta<typeof InvoicesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Recurring invoices' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Every month · next Jan 1, 2027 for January 2027 · sent automatically')).toBeVisible();
    await expect(list.getAllByText('$3,393.00 a year')[0]).toBeVisible();
    await expect(list.getByText(/^No invoices are created: amounts are in BDT, but the shop uses USD/)).toBeVisible();
    await expect(list.getByRole('button', { name: 'Resume the invoice for Teesta Tours' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 ended' }));
    await expect(list.getByRole('button', { name: 'Copy the invoice for Karnaphuli Ships' })).toBeVisible();
  },
};
/** Paused, resumed, and ended after a question. */
export const Changed: Story = {
  tags: ['no-picture'],
  parameters: { scenario: shown((api) => storeSchedule(api)) },
  play: async ({ canvas, canvasElement }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await press('Pause the invoice for Padma Foods Ltd.');
    await press('Resume the invoice for Padma Foods Ltd.');
    await canvas.findByRole('button', { name: 'Pause the invoice for Padma Foods Ltd.' });
    await press('End the invoice for Padma Foods Ltd.');
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect(await canvas.findByRole('button', { name: 'Show 1 ended' })).toBeVisible();
  },
};
export const PhoneLongTexts: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: shown((api) => {
      storeSchedules(api);
      for (const schedule of api.db.state.invoiceSchedules) {
        const { content } = schedule;
        schedule.content = { ...content, recipient: { ...content.recipient, name: longPerson.name } };
      }
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Recurring invoices' })).toBeVisible();
  },
};
/** The days of a series that begins on the 31st are seen before it is made. */
export const Dialog: Story = {
  tags: ['no-picture'], // the first day is today's
  parameters: {
    screen: { ...screen, path: `${screen.path}?draft=${DRAFT_ID}` },
    scenario: (api: MockApi) => storeDraft(api),
  },
  render: () => <DraftPage id={DRAFT_ID} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make recurring' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Make this invoice recurring' }));
    const first = dialog.getByLabelText(/^First invoice on/);
    await userEvent.clear(first);
    await userEvent.type(first, '2027-01-31');
    await expect(dialog.getByText('Invoices on Jan 31, 2027 · Feb 28, 2027 · Mar 31, 2027 …')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Ends'), 'After a number of invoices');
    await userEvent.click(dialog.getByRole('button', { name: 'Make recurring' }));
    await expect(await dialog.findByText('Please enter a number from 1 to 600')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Number of invoices/), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Make recurring' }));
    await expect(await body.findByText('Recurring invoice saved')).toBeVisible();
  },
};
/** A copy of the template replaces it, and cannot be sent by mistake. */
export const Template: Story = {
  parameters: {
    screen: { ...screen, path: `${screen.path}?draft=${DRAFT_ID}` },
    scenario: (api: MockApi) => {
      storeDraft(api);
      storeSchedule(api, { id: SCHEDULE_ID });
      linkDraft(api);
    },
  },
  render: () => <DraftPage id={DRAFT_ID} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recurring invoice' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update recurring invoice' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send invoice' })).toBeNull();
  },
};
export const TemplateUpdated: Story = {
  ...Template,
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const update = await canvas.findByRole('button', { name: 'Update recurring invoice' });
    const name = canvas.getByRole('textbox', { name: /^Name or organisation/ });
    await userEvent.clear(name);
    await userEvent.click(update);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Padma Foods');
    await userEvent.click(update);
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Recurring invoice updated')).toBeVisible();
  },
};
