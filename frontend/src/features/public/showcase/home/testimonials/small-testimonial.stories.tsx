import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFirst, sampleHome } from '@/test/home-samples.ts';
import { SmallTestimonial } from './small-testimonial.tsx';

const testimonial = getFirst(sampleHome.testimonials);

const meta = {
  title: 'Features/Home/Small testimonial',
  component: SmallTestimonial,
  args: { testimonial },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SmallTestimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewWords: Story = { args: { testimonial: { ...testimonial, comment: 'On time.', rating: 3 } } };
