import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSlides } from '@/test/samples.ts';
import { SlideText } from './slide-text.tsx';

const slide = {
  id: 4,
  productId: 6,
  name: 'Windows Image Upscaler Software',
  category: 'Windows Applications',
  description: 'Enlarges photos up to four times on your own computer.',
  features: ['Whole folders in one run', 'Pictures stay on your computer'],
  picture: { url: '', alt: '', width: 1200, height: 1080, widths: [], placeholder: null },
};

const meta = {
  title: 'Features/Home/Slide text',
  component: SlideText,
  args: { slide: sampleSlides[3] ?? slide },
} satisfies Meta<typeof SlideText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewFeatures: Story = { args: { slide } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
