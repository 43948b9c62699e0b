import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPostCard, samplePostCards } from '@/test/post-samples.ts';
import { PostGrid } from './post-grid.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(samplePostCards[index % samplePostCards.length] ?? longPostCard),
    id: index + 1,
  }));

const meta = {
  title: 'Features/Blog/Post grid',
  component: PostGrid,
  args: { posts: samplePostCards, isFirstPage: true },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof PostGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const One: Story = { args: { posts: cards(1) } };
export const Two: Story = { args: { posts: cards(2) } };
export const Full: Story = { args: { posts: cards(12) } };
export const LaterPage: Story = { args: { posts: cards(5), isFirstPage: false } };
export const LongTexts: Story = { args: { posts: [longPostCard, ...samplePostCards.slice(1)] } };
