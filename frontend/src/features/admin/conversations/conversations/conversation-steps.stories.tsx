import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FORM_ID, saveConversations } from '@/test/conversation-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
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

const atPlace = (place: number) => `a1b7c3d4-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;

/** Twenty rows on a page: the first of the next page moves up when the last one leaves the filter, and comes next. */
export const NextAtThePageEnd: Story = {
  tags: ['no-picture'],
  parameters: {
    screen: { ...screen, path: `/admin/inbox/messages?status=open&sort=oldest&entry=${atPlace(20)}` },
    scenario: (api: MockApi) => {
      saveConversations(api);
      const [row] = api.db.state.conversations.filter(({ id }) => id === FORM_ID);
      api.db.state.conversations = Array.from({ length: 23 }, (_, index) => {
        const at = new Date(Date.UTC(2026, 10, 1 + index)).toISOString();
        const subject = `Question ${index + 1}`;
        return { ...(row as NonNullable<typeof row>), id: atPlace(index + 1), subject, created_at: at, updated_at: at };
      });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Question 20' });
    const rows = within(await canvas.findByRole('list', { name: 'Conversations' }));
    await rows.findByText('Question 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as spam' }));
    await canvas.findByRole('heading', { level: 2, name: 'Question 21' });
  },
};
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
