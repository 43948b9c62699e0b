import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FORM_ID, saveConversations } from '@/test/conversation-samples.ts';
import { ConversationsPage } from './conversations-page.tsx';

const screen = { path: '/admin/inbox/messages', signedInAs: 'super_admin' } as const;

const meta = {
  title: 'Features/Admin/Messages/From one to the next',
  component: ConversationsPage,
  args: { search: {} },
  parameters: { layout: 'fullscreen', screen, scenario: saveConversations, initialViewport: 'desktop' },
} satisfies Meta<typeof ConversationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A note that is not saved yet must not come back as a reply, which would be emailed. */
export const NoteStaysNote: Story = {
  tags: ['no-picture'],
  parameters: { screen: { ...screen, path: `/admin/inbox/messages?sort=oldest&entry=${FORM_ID}` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Note' }));
    await userEvent.type(canvas.getByLabelText('Your note'), 'Ask Rina first');
    const subject = canvas.getByRole('heading', { level: 2 }).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 }).textContent).not.toBe(subject));
    await expect(await canvas.findByLabelText('Your reply')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByLabelText('Your note')).toHaveValue('Ask Rina first');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(canvas.getByLabelText('Your reply')).toHaveValue(''));
  },
};
