import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFirst, sampleHome } from '@/test/home-samples.ts';
import { LargeTestimonial } from './large-testimonial.tsx';

const testimonial = getFirst(sampleHome.testimonials);

const meta = {
  title: 'Features/Home/Large testimonial',
  component: LargeTestimonial,
  parameters: { layout: 'fullscreen' },
  args: { testimonial },
  decorators: [
    (Story) => (
      <div className="home">
        <div className="testimonials spread">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof LargeTestimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { parameters: { initialViewport: 'desktop' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongComment: Story = {
  parameters: { initialViewport: 'desktop' },
  args: { testimonial: { ...testimonial, comment: `${testimonial.comment} `.repeat(4).trim() } },
};
