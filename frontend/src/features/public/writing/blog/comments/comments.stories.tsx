import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { samplePost } from '@/test/post-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { Comments } from './comments.tsx';
import { saveDraft } from './drafts.ts';

function Section({ post }: Pick<ComponentProps<typeof Comments>, 'post'>) {
  return <Comments post={post} section={useRef<HTMLElement>(null)} />;
}

const meta = {
  title: 'Features/Blog/Comments',
  component: Section,
  args: { post: samplePost },
  beforeEach: () => saveDraft(samplePost.id, ''),
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const post = (canvas: Canvas) => canvas.getByRole('button', { name: 'Post Comment' });
const field = (canvas: Canvas) => canvas.findByLabelText('Your comment');

/** Adds comments to a story's own blog. */
const say = ({ db }: MockApi, texts: string[], given: Partial<MockApi['db']['state']['comments'][number]> = {}) => {
  db.state.comments.push(
    ...texts.map((text, index) => ({
      id: crypto.randomUUID(),
      postId: samplePost.id,
      userId: null,
      guestName: 'Rezaul Karim',
      text,
      status: 'approved' as const,
      created_at: new Date(Date.UTC(2026, 9, 1) + index * 60_000).toISOString(),
      ...given,
    })),
  );
};

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
    await expect(await canvas.findByText(/^The six phones in a drawer/)).toBeVisible();
    await userEvent.click(post(canvas));
    await expect(await canvas.findByText('Please enter a comment')).toBeVisible();
    const words = await field(canvas);
    await waitFor(() => expect(words).toHaveFocus());
  },
};
/** Far below the window and without scrolling: the form loads all the same. */
export const FarAway: Story = {
  decorators: [
    (Story) => (
      <div className="pt-[4000px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your comment', {}, { timeout: 5_000 })).toBeInTheDocument();
    await expect(post(canvas)).toBeInTheDocument();
  },
};
/** Written, awaiting approval, and deleted again. */
export const OwnComment: Story = {
  parameters: { scenario: signInCustomer },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'Clear and short.');
    await userEvent.click(post(canvas));
    await expect(await canvas.findByText('Thank you. Your comment is awaiting approval.')).toBeVisible();
    const own = await canvas.findByRole('article', { name: 'Comment by Nadia Rahman' });
    await expect(within(own).getByText('Awaiting approval')).toBeVisible();
    await expect(await field(canvas)).toHaveValue('');
    await expect(canvas.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
    await userEvent.click(within(own).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Clear and short.')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Comments 2' })).toHaveFocus());
  },
};
/** The text stays when the server refuses it. */
export const Refused: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('createComment', 429, 'Too many attempts. Please try again later.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'Once more.');
    await userEvent.click(post(canvas));
    await expect(await canvas.findByText('Too many attempts. Please try again later.')).toBeVisible();
    await expect(await field(canvas)).toHaveValue('Once more.');
  },
};
/** User text is rendered as text, in its own direction, however long. */
export const HostileAndLong: Story = {
  parameters: {
    scenario: (api) =>
      say(
        api,
        [
          '<script>alert(1)</script> <img src=x onerror=alert(1)>',
          'شكرا على المقال الواضح \u202Eabc',
          `${'Averylongwordwithoutanyplacetobreak'.repeat(8)}\n\n\nচাঁদ দেখা গেলে আমরা জানাব।`,
        ],
        { guestName: 'A name that is as long as a name can be, and then a little longer than that' },
      ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/alert\(1\)<\/script>/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const TwentyFive: Story = {
  parameters: {
    scenario: (api) =>
      say(
        api,
        Array.from({ length: 23 }, (_, index) => `Comment number ${index}`),
      ),
  },
  play: async ({ canvas }) => {
    const more = { name: 'Show more comments' };
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await userEvent.click(canvas.getByRole('button', more));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20));
    await userEvent.click(canvas.getByRole('button', more));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(25));
    await expect(canvas.queryByRole('button', more)).not.toBeInTheDocument();
  },
};
export const Nobody: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.comments = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet. Be the first.')).toBeVisible();
  },
};
export const NotToBeHad: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listComments', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch comments')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
