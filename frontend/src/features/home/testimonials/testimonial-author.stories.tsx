import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstOf, longWord, sampleHome } from '@/test/home-samples.ts';
import { VoiceAbout } from './testimonial-author.tsx';

const testimonial = firstOf(sampleHome.testimonials);

const meta = {
  title: 'Features/Home/Testimonial author',
  component: VoiceAbout,
  args: { testimonial },
} satisfies Meta<typeof VoiceAbout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongNames: Story = {
  parameters: { initialViewport: 'phone' },
  args: { testimonial: { ...testimonial, company: longWord, role: 'Deputy head of admissions and examinations' } },
};
