import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPostCard, samplePostCard } from '@/test/post-samples.ts';
import { PostCard } from './post-card.tsx';

const meta = {
  title: 'Features/Blog/Post card',
  component: PostCard,
  args: { post: samplePostCard, variant: 'half', heading: 'h2' },
  parameters: { initialViewport: 'desktop' },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = (width: string) => [
  (Story: React.ComponentType) => (
    <div className={width}>
      <Story />
    </div>
  ),
];

/** The opening article of the list. */
export const Lead: Story = {
  args: { variant: 'lead', priority: true },
  decorators: narrow('max-w-[53rem]'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: samplePostCard.title })).toHaveAttribute('href', '/blog/1');
  },
};
export const Half: Story = { decorators: narrow('max-w-[25rem]') };
export const Third: Story = { args: { variant: 'third' }, decorators: narrow('max-w-[23rem]') };
export const Wide: Story = { args: { variant: 'wide' } };
export const LongTextsWithoutPicture: Story = { args: { post: longPostCard }, decorators: narrow('max-w-[25rem]') };
export const Phone: Story = { args: { variant: 'lead' }, parameters: { initialViewport: 'phone' } };
