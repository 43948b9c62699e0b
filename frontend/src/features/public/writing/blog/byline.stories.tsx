import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPostCard, samplePostCard } from '@/test/post-samples.ts';
import { Byline } from './byline.tsx';

const meta = {
  title: 'Features/Blog/Byline',
  component: Byline,
  args: { post: samplePostCard },
} satisfies Meta<typeof Byline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LongName: Story = { args: { post: longPostCard }, parameters: { initialViewport: 'phone' } };
