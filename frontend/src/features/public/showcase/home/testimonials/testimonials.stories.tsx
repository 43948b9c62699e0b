import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { Testimonials } from './testimonials.tsx';

const { testimonials } = sampleHome;

const meta = {
  title: 'Features/Home/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },

  args: { testimonials },
  decorators: [
    (Story) => (
      <div className="home">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Testimonials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstThree: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getAllByRole('img', { name: /out of 5 stars/ })).toHaveLength(3);
  },
};

/** The new ones take the focus; there are no more to load. */
export const All: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View More Testimonials' }));
    await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(6));
    await expect(canvas.getAllByRole('figure')[3]).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Seven are shown in three steps. */
export const Seven: Story = {
  args: { testimonials: [...testimonials, ...testimonials.slice(0, 1).map((first) => ({ ...first, name: 'Rumana' }))] },
  play: async ({ canvas }) => {
    const more = () => canvas.getByRole('button', { name: 'View More Testimonials' });
    await userEvent.click(more());
    await userEvent.click(more());
    await waitFor(() => expect(canvas.getAllByRole('figure')[6]).toHaveFocus());
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Two: Story = { args: { testimonials: testimonials.slice(0, 2) } };
export const Tablet: Story = { parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
