import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFirst, sampleHome } from '@/test/home-samples.ts';
import { PostRow } from './post-row.tsx';

const meta = {
  title: 'Features/Home/Post line',
  component: PostRow,
  args: { post: getFirst(sampleHome.posts), size: 'large' },
  decorators: [
    (Story) => (
      <article className="group relative max-w-md">
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof PostRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };
