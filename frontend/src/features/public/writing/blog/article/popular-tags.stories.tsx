import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PopularTags } from './popular-tags.tsx';

const meta = {
  title: 'Features/Blog/Popular tags',
  component: PopularTags,
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopularTags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mehndi & Henna Design' })).toHaveAttribute(
      'href',
      '/blog?tag=Mehndi+%26+Henna+Design',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
  },
};
