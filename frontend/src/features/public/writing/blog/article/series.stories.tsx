import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PostSeries } from '@/api/generated/model.ts';
import { samplePosts } from '@/test/post-samples.ts';
import { SeriesParts, SeriesSummary } from './series.tsx';

const parts = samplePosts.map(({ id, address, title, readTime }) => ({ id, address, title, readTime })).reverse();
const series: PostSeries = { name: 'Calendars from the inside', parts };

const meta = {
  title: 'Features/Blog/Series',
  component: SeriesParts,
  args: { series, id: parts[1]?.id ?? 0 },
  decorators: (Story) => (
    <div className="max-w-2xl">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SeriesParts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current part is marked, and is a link like the others. */
export const Parts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Calendars from the inside' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(links[1]).toHaveTextContent('You are reading it');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** Above the text: a link to the list of parts. */
export const Line: Story = {
  render: (args) => <SeriesSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Part 2 of/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: series.name })).toHaveAttribute('href', '#series');
  },
};
export const LongTexts: Story = {
  args: {
    series: {
      name: 'চাঁদ দেখা থেকে ছাপা পঞ্জিকা পর্যন্ত: how twelve months found their way into a phone that nobody has to open',
      parts: Array.from({ length: 12 }, (_, index) => ({
        id: index + 1,
        address: String(index + 1),
        readTime: '14 min read',
        title:
          index % 2
            ? 'Dawn'
            : 'Everything that we have learned about almanacs and the people who read them before dawn',
      })),
    },
    id: 12,
  },
  render: (args) => (
    <>
      <SeriesSummary {...args} />
      <SeriesParts {...args} />
    </>
  ),
};
