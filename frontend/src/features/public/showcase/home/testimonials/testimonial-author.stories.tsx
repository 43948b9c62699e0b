import type { Meta, StoryObj } from '@storybook/react-vite';
import { getFirst, longWord, sampleHome } from '@/test/home-samples.ts';
import { TestimonialAuthor } from './testimonial-author.tsx';

const testimonial = getFirst(sampleHome.testimonials);

const meta = {
  title: 'Features/Home/Testimonial author',
  component: TestimonialAuthor,
  args: { testimonial },
} satisfies Meta<typeof TestimonialAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  parameters: { initialViewport: 'phone' },
  args: { testimonial: { ...testimonial, company: longWord, role: 'Deputy head of admissions and examinations' } },
};
