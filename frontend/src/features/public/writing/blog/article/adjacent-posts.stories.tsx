import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { longPostCard, samplePostCards } from '@/test/post-samples.ts';
import { AdjacentPosts } from './adjacent-posts.tsx';

const [previous = longPostCard, , next = longPostCard] = samplePostCards;

const meta = {
  title: 'Features/Blog/Neighbour cards',
  component: AdjacentPosts,
  args: { neighbours: { previous, next } },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof AdjacentPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Previous Article/ })).toHaveAttribute('href', '/blog/1');
    await expect(canvas.getByRole('link', { name: /^Next Article/ })).toHaveAttribute('href', '/blog/3');
  },
};
export const OnlyNext: Story = { args: { neighbours: { previous: null, next } } };
export const OnlyPrevious: Story = { args: { neighbours: { previous, next: null } } };
export const None: Story = {
  args: { neighbours: { previous: null, next: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const LongTitles: Story = { args: { neighbours: { previous: longPostCard, next: longPostCard } } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const OnTheirWay: Story = {
  args: { neighbours: Promise.resolve({ previous, next }) },
  decorators: [
    (Story) => (
      <Suspense>
        <Story />
      </Suspense>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Next Article/ })).toBeVisible();
  },
};
