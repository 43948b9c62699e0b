import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstOf, sampleHome } from '@/test/home-samples.ts';
import { PostLine } from './post-line.tsx';

const meta = {
  title: 'Features/Home/Post line',
  component: PostLine,
  args: { post: firstOf(sampleHome.posts), size: 'large' },
  decorators: [
    (Story) => (
      <article className="group relative max-w-md">
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof PostLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };
