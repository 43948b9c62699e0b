import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { livePreview } from '@/test/product-samples.ts';

const meta = {
  title: 'Screens/Visitor/Live/Upscaler',
  component: LiveProduct,
  args: livePreview(6),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: /^Divider between/ });
    await expect(line).toHaveAttribute('aria-valuetext', '62 per cent of the picture enlarged');
    line.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(line).toHaveFocus();
    const pictures = canvas.getAllByRole<HTMLImageElement>('img');
    await Promise.all(pictures.map((picture) => picture.decode()));
  },
};
export const Phone: Story = { ...Compared, parameters: { initialViewport: 'phone' } };
