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
