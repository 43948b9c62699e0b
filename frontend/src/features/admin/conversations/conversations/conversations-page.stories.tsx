import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FORM_ID, OWN_ID, saveConversations } from '@/test/conversation-samples.ts';
import { writeLongTexts } from '@/test/long-texts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ConversationsPage } from './conversations-page.tsx';

const screen = { path: '/admin/inbox/messages', signedInAs: 'super_admin' } as const;
const open = (id: string) => ({ ...screen, path: `/admin/inbox/messages?entry=${id}` as const });

const meta = {
  title: 'Screens/Administration/Messages',
  component: ConversationsPage,
  args: { search: {} },
  parameters: {
    layout: 'fullscreen',
    screen,
    scenario: saveConversations,
    docs: { story: { inline: false, height: '720px' } },
    initialViewport: 'desktop',
  },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Conversations' }));
const note = (api: MockApi) => {
  saveConversations(api);
  const row = api.db.state.conversations.find(({ id }) => id === FORM_ID);
  const author = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user;
  const createdAt = new Date(Date.UTC(2026, 10, 20, 19)).toISOString();
  const text = 'Rina has a laptop like that, ask her first.';
  row?.messages.push({ id: OWN_ID, kind: 'note', authorId: author?.id ?? null, text, created_at: createdAt });
};

export const All: Story = {
  play: async ({ canvas }) => {
    await expect((await list(canvas)).getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByText('Median first reply: 3 hours (30 days)')).toBeVisible();
  },
};
export const Filtered: Story = {
  parameters: { screen: { ...screen, path: '/admin/inbox/messages?status=spam' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await list(canvas)).getAllByRole('link')).toHaveLength(1));
  },
};
export const OneOpen: Story = {
  parameters: { screen: open(FORM_ID), scenario: note },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Internal note by Tanvir Ahmed')).toBeVisible();
    await expect(await canvas.findByLabelText('Insert saved reply')).toBeVisible();
  },
};
export const Phone: Story = { ...OneOpen, parameters: { ...OneOpen.parameters, initialViewport: 'phone' } };
export const CustomersOne: Story = {
  parameters: { screen: open(OWN_ID) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Order #10431' })).toBeVisible();
    await canvas.findByLabelText('Insert saved reply');
  },
};
/** A report of a vulnerability shows when its first reply is due, in the list and above the messages. */
export const VulnerabilityReport: Story = {
  parameters: {
    screen: open(FORM_ID),
    scenario: (api: MockApi) => {
      saveConversations(api);
      const row = api.db.state.conversations.find(({ id }) => id === FORM_ID);
      if (row) Object.assign(row, { topic: 'vulnerability', subject: 'Vulnerability report: Bangla Calendar 2.1.0' });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reported on the security page. Identity not verified.')).toBeVisible();
    await expect(canvas.getAllByText(/^Reply (?:due|overdue since) /)).toHaveLength(2);
  },
};
export const Answers: Story = {
  parameters: { screen: open(FORM_ID) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reply' }));
    await expect(canvas.getByText('Please write a reply')).toBeVisible();
    await userEvent.selectOptions(await canvas.findByLabelText('Insert saved reply'), 'File is in the account');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(canvas.getByText('Please replace {order}: this conversation has no order')).toBeVisible();
    const field = canvas.getByLabelText('Your reply');
    await expect((field as HTMLTextAreaElement).value).toContain('Hello there,');
    await userEvent.clear(field);
    await userEvent.type(field, 'From version 2.4 on.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send and close' }));
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('closed'));
    await expect(field).toHaveValue('');
  },
};
/** The day's work: the conversation that has waited longest first, then the next one, without going back to the list. */
export const AnswersOneAfterAnother: Story = {
  tags: ['no-picture'],
  parameters: { screen: { ...screen, path: `/admin/inbox/messages?sort=oldest&entry=${FORM_ID}` } },
  play: async ({ canvas }) => {
    const rows = async () => (await list(canvas)).getAllByRole('link');
    const current = async () => (await rows()).findIndex((row) => row.getAttribute('aria-current') === 'page');
    await canvas.findByLabelText('Your reply');
    const position = await current();
    const subject = canvas.getByRole('heading', { level: 2 }).textContent;
    await userEvent.type(canvas.getByLabelText('Your reply'), 'Unsent');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 }).textContent).not.toBe(subject));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getByLabelText('Your reply')).toHaveValue('Unsent'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send and next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 }).textContent).not.toBe(subject));
    await expect(position).toBeGreaterThanOrEqual(0);
  },
};
/** A code for this customer alone is written into the reply, and can be sent by the same press. */
export const Coupon: Story = {
  tags: ['no-picture'],
  parameters: { screen: open(OWN_ID) },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Insert saved reply');
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Coupon for / }));
    const percent = dialog.getByLabelText('Discount in percent');
    await userEvent.clear(percent);
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    await expect(percent).toBeInvalid();
    await userEvent.type(percent, '15');
    const { value: code } = dialog.getByLabelText<HTMLInputElement>('Code');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Your reply');
    await waitFor(() => expect(field.value).toContain(`15% off your next order: ${code}.`));
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Coupon…' }));
    const again = within(await canvas.findByRole('dialog', { name: /^Coupon for / }));
    await expect(again.getByText(/10% off your next order: THANKS-/)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Create and send' }));
    await expect(await canvas.findByText('Reply sent')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};
/** Spam leaves the work at once; undo brings it back. */
export const Spam: Story = {
  tags: ['no-picture'],
  parameters: { screen: { ...screen, path: `/admin/inbox/messages?status=open&entry=${FORM_ID}` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as spam' }));
    await expect(await canvas.findByText('Conversation marked as spam')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Conversation restored')).toBeVisible();
  },
};
/** The reply is offered in the language of the customer's account, and another one can be selected. */
export const ReplyInBangla: Story = {
  tags: ['no-picture'],
  parameters: {
    screen: open(OWN_ID),
    scenario: (api: MockApi) => {
      saveConversations(api);
      const owner = api.db.state.conversations.find(({ id }) => id === OWN_ID)?.userId;
      const account = api.db.account(owner ?? '');
      if (account) account.user.language = 'bn';
    },
  },
  play: async ({ canvas }) => {
    const language = await canvas.findByLabelText('Language of saved replies');
    await expect(language).toHaveValue('bn');
    const field = canvas.getByLabelText<HTMLTextAreaElement>('Your reply');
    const insert = () => userEvent.selectOptions(canvas.getByLabelText('Insert saved reply'), 'File is in the account');
    await insert();
    await expect(field.value).toMatch(/^প্রিয় /);
    await userEvent.clear(field);
    await userEvent.selectOptions(language, 'English');
    await insert();
    await expect(field.value).toMatch(/^Hello /);
  },
};
export const SomebodyWasQuicker: Story = {
  parameters: {
    screen: open(FORM_ID),
    scenario: (api: MockApi) => {
      saveConversations(api);
      api.scenarios.failing('adminAnswerConversation', 409);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your reply'), 'From version 2.4 on.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Your reply')).toHaveValue('From version 2.4 on.');
  },
};
export const Texts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved replies' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Saved replies' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Edit We need a little more' }));
    await userEvent.clear(sheet.getByLabelText('Title'));
    await userEvent.click(sheet.getByRole('button', { name: 'Save reply' }));
    await expect(sheet.getByText('Please enter a title')).toBeVisible();
    await userEvent.type(sheet.getByLabelText('Title'), 'A question back');
    await userEvent.click(sheet.getByRole('button', { name: 'Save reply' }));
    await expect(await sheet.findByRole('button', { name: 'Delete A question back' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    scenario: ({ db }: MockApi) => {
      db.state.conversations = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The inbox is empty')).toBeVisible();
  },
};
export const Long: Story = {
  parameters: {
    screen: open(FORM_ID),
    scenario: (api: MockApi) => {
      saveConversations(api);
      writeLongTexts(api);
      for (const { messages } of api.db.state.conversations)
        for (const message of messages) message.text = 'W'.repeat(400);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Insert saved reply');
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('adminListConversations', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('adminListConversations') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages...')).toBeInTheDocument();
  },
};
export const Gone: Story = {
  parameters: { screen: open('7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This conversation no longer exists.')).toBeVisible();
  },
};

/** The order is refunded to where the money came from, and the conversation stays open. */
export const Refund: Story = {
  parameters: {
    screen: open(OWN_ID),
    scenario: (api) => {
      saveConversations(api);
      const { orders, conversations } = api.db.state;
      const about = conversations.find(({ id }) => id === OWN_ID)?.orderId;
      for (const order of orders) if (order.id === about) order.status = 'completed';
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund…' }));
    const dialog = within(await canvas.findByRole('dialog', { name: /^Refund order #/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund \$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: /^Refund order #/ })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Moving to a new laptop', level: 2 })).toBeVisible();
  },
};
