import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longPost, samplePost } from '@/test/post-samples.ts';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { Cover } from './cover.tsx';

const meta = {
  title: 'Features/Blog/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen' },
  args: { post: samplePost, children: <ReactionBar post={samplePost} onComments={fn()} /> },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(400);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongTitleWithoutPicture: Story = { args: { post: longPost } };
