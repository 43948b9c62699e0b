import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CommentsSection } from './comments-section.tsx';

const meta = {
  title: 'Screens/Administration/Comments',
  component: CommentsSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/inbox/comments', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof CommentsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.comments = [];
    },
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListComments', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** A decision can be undone while its message is shown. */
export const RejectedAndBack: Story = {
  play: async ({ canvas }) => {
    const [reject] = await canvas.findAllByRole('button', { name: 'Reject' });
    if (reject) await userEvent.click(reject);
    await expect(await canvas.findByText('Comment rejected')).toBeVisible();
    // The undo link replaces it: the focus stays at this comment.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Approve' })).toContain(document.activeElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Rejected')).toBeNull());
  },
};
/** What waits is approved at once where the whole page has been read, and undo takes it back. */
export const ApprovesAll: Story = {
  tags: ['no-picture'],
  parameters: {
    screen: { path: '/admin/inbox/comments?status=pending', signedInAs: 'super_admin' },
    scenario: (api) => {
      for (const comment of api.db.state.comments.slice(0, 3)) comment.status = 'pending';
    },
  },
  args: { search: { status: 'pending' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve all \d$/ }));
    await expect(await canvas.findByText('All caught up')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect((await canvas.findAllByRole('button', { name: 'Approve' })).length).toBeGreaterThan(1);
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListComments') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading comments')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Reject' }))[0]).toBeVisible();
  },
};
