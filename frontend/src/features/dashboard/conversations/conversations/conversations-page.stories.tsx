import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { OWN_ID, saveConversations } from '@/test/conversation-samples.ts';
import { readLongTexts } from '@/test/long-texts.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ConversationsPage } from './conversations-page.tsx';

const screen = { path: '/dashboard/messages', signedInAs: 'customer' } as const;
const at = (search: string) => ({ ...screen, path: `/dashboard/messages?${search}` as const });
const open = at(`entry=${OWN_ID}`);

const meta = {
  title: 'Screens/Account/Messages',
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

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Moving to a new laptop 1 unread/ })).toBeVisible();
  },
};
export const OneOpen: Story = {
  parameters: { screen: open },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Moving to a new laptop' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'order #10431' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('unread')).toBeNull());
  },
};
export const Phone: Story = {
  parameters: { screen: open, initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All messages' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'Moving to a new laptop' });
    await waitFor(() => expect(canvas.queryByText('unread')).toBeNull());
  },
};
export const WritesOn: Story = {
  parameters: { screen: open },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your reply'), 'Thank you!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByText('Thank you!').length).toBeGreaterThan(0));
    await expect(canvas.getByLabelText('Your reply')).toHaveValue('');
  },
};
/** Files that are sent together arrive in any order. */
export const SendsFiles: Story = {
  tags: ['no-picture'],
  parameters: { screen: open },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByLabelText('Your reply');
    await userEvent.type(field, 'This is what I see.');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no place for files');
    const text = (name: string) => new File(['The alarm is silent'], name, { type: 'text/plain' });
    await userEvent.upload(input, [text('log.txt'), text('settings.txt')]);
    await waitFor(() => expect(canvas.queryByText(/^Sending/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('button', { name: /Download log.txt/ })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Attached files' })).toBeNull();
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: /Download settings.txt/ }));
    await waitFor(() => expect(saved.map(({ download }) => download)).toEqual(['settings.txt']));
  },
};
export const NewMessage: Story = {
  parameters: { screen: at('about=new') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(canvas.getByText('Please enter a subject')).toBeVisible();
    await expect(canvas.getByText('Please write a message')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Subject'), 'An app for our school');
    await userEvent.type(canvas.getByLabelText('Message'), 'Can you build one?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('heading', { name: 'An app for our school' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: {
    scenario: ({ db }: MockApi) => {
      db.state.conversations = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
  },
};
export const Long: Story = {
  parameters: {
    screen: open,
    scenario: (api: MockApi) => {
      readLongTexts(api);
      saveConversations(api);
      for (const { messages } of api.db.state.conversations)
        for (const message of messages) message.text = 'W'.repeat(400);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Your reply');
    await waitFor(() => expect(canvas.queryByText('unread')).toBeNull());
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('listConversations', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.stalling('listConversations') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages')).toBeInTheDocument();
  },
};
export const SomebodyElses: Story = {
  parameters: { screen: at('entry=7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conversation not found.')).toBeVisible();
  },
};
