import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { DeleteComment } from './delete-comment.tsx';

const meta = {
  title: 'Features/Blog/Delete comment',
  component: DeleteComment,
  args: {
    comment: {
      id: '5b0c1f6e-31a4-4d0e-9c55-0f8a7d2b6999',
      author: 'Nadia Rahman',
      avatar: null,
      studio: false,
      text: 'The part about longitude explains why Rajshahi is always seven minutes late.\n\nThank you.',
      status: 'approved',
      own: false,
      created_at: '2026-03-01T09:00:00.000Z',
    },
    onDeleted: fn(async () => {}),
    onClose: fn(),
  },
  parameters: { scenario: signInCustomer },
} satisfies Meta<typeof DeleteComment>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

/** Another tab deleted it first, which is the desired result. */
export const GoneAlready: Story = {
  play: async ({ args }) => {
    await press();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onDeleted).toHaveBeenCalled();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('deleteComment', 500);
    },
  },
  play: async () => {
    await press();
    await expect(await screen.findByText('Failed to delete your comment')).toBeVisible();
  },
};
