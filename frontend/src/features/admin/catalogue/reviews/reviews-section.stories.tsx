import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReviewsSection } from './reviews-section.tsx';

const meta = {
  title: 'Screens/Administration/Reviews',
  component: ReviewsSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/inbox/reviews', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof ReviewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.reviews = [];
    },
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListReviews', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** A review awaiting approval, and a reply on the site. */
export const Answered: Story = {
  parameters: {
    scenario: ({ db }) => {
      const [review] = db.state.reviews;
      if (review) db.state.reviews.push({ ...review, id: crypto.randomUUID(), status: 'pending', answer: null });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Review approved')).toBeVisible();
    const [answer] = await canvas.findAllByRole('button', { name: 'Reply' });
    if (answer) await userEvent.click(answer);
    await userEvent.type(canvas.getByLabelText('Your reply'), 'Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save reply' }));
    await expect(await canvas.findByText('Reply saved')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListReviews') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading reviews')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Reply' }))[0]).toBeVisible();
  },
};
