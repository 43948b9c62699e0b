import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longPost, samplePost } from '@/test/post-samples.ts';
import { ReactionBar } from '../reactions/reaction-bar.tsx';
import { Cover } from './cover.tsx';

const meta = {
  title: 'Features/Blog/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
  args: { post: samplePost, children: <ReactionBar post={samplePost} onComments={fn()} /> },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(400);
  },
};
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongTitleWithoutPicture: Story = { args: { post: longPost } };
