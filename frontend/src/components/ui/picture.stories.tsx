import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleSlides } from '@/test/samples.ts';
import { Picture } from './picture.tsx';

const [slide] = sampleSlides;
const picture = slide?.picture ?? { url: '', alt: '', width: 1200, height: 1080, widths: [], placeholder: null };

const meta = {
  title: 'Components/UI/Picture',
  component: Picture,
  args: { picture, sizes: '32rem', className: 'max-w-lg' },
  argTypes: {
    sizes: { control: 'text' },
    priority: { control: 'boolean' },
    alt: { control: 'text' },
    className: { control: 'select', options: ['max-w-xs', 'max-w-lg', 'aspect-video max-w-lg'] },
    picture: { table: { disable: true } },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { priority: true } };
export const Missing: Story = {
  args: { picture: { ...picture, url: '/media/none.webp', widths: [], placeholder: null }, priority: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: picture.alt })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
