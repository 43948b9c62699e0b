import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstOf, sampleHome } from '@/test/home-samples.ts';
import { SmallVoice } from './small-testimonial.tsx';

const testimonial = firstOf(sampleHome.testimonials);

const meta = {
  title: 'Features/Home/Small testimonial',
  component: SmallVoice,
  args: { testimonial },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SmallVoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewWords: Story = { args: { testimonial: { ...testimonial, comment: 'On time.', rating: 3 } } };
