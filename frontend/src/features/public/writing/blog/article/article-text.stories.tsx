import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPost, plainPosts, samplePost } from '@/test/post-samples.ts';
import { ArticleText } from './article-text.tsx';

const meta = {
  title: 'Features/Blog/Article text',
  component: ArticleText,
  args: { post: samplePost },
  parameters: { initialViewport: 'desktop' },
  decorators: [
    (Story) => (
      <div className="max-w-[38rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '#webdev' })).toHaveAttribute('href', '/blog?tag=webdev');
  },
};
/** Plain text: a short sentence on its own marks a turn, and Bangla words get their own font. */
export const TurnAndBangla: Story = {
  args: {
    post: {
      ...(plainPosts[1] ?? samplePost),
      content: `${plainPosts[1]?.content ?? ''}\n\nThe traps are around the rule, not in it.\n\nThe end.`,
    },
  },
};
export const PlainAndLong: Story = { args: { post: plainPosts[0] ?? samplePost } };
export const OneParagraph: Story = {
  args: { post: { ...samplePost, html: null, content: 'One paragraph and nothing else.', tags: [] } },
};
/** Markup is shown as text, and an endless word stays within its column. */
export const Hostile: Story = {
  args: { post: longPost },
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("<script>alert('text')</script>")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
