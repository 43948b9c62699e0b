import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { ProductBadges } from '../product-badges.tsx';
import { Gallery } from './gallery.tsx';

const { images, title } = sampleProduct;
const [first, second] = images;

const meta = {
  title: 'Features/Catalogue/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
  args: { images, title },
  decorators: [
    (Story) => (
      <div className="product-top">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByButtons: Story = {
  args: { children: <ProductBadges badges={['New', 'Popular']} onPicture /> },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Show picture/ });
    await expect(buttons).toHaveLength(4);
    await expect(buttons[0]).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: first?.alt })).toBeVisible();
    if (buttons[1]) await userEvent.click(buttons[1]);
    await expect(buttons[1]).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('img', { name: second?.alt })).toBeVisible());
    await expect(canvas.getByText('Picture 2 of 4')).toBeInTheDocument();
  },
};
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Show picture/ });
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(buttons[2]).toHaveFocus();
    await expect(buttons[2]).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(buttons[2]).toHaveFocus();
  },
};
export const BySwipe: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas, canvasElement }) => {
    const main = canvasElement.querySelector('.gallery-main');
    if (!main) throw new Error('The large picture is missing');
    const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch' };
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(main, { ...finger, clientX: from, clientY: 100 });
      await fireEvent.pointerUp(main, { ...finger, clientX: to, clientY: 104 });
    };
    await swipe(300, 120);
    await expect(canvas.getByText('Picture 2 of 4')).toBeInTheDocument();
    await swipe(120, 300);
    await expect(canvas.getByText('Picture 1 of 4')).toBeInTheDocument();
    await swipe(120, 300); // does not wrap around
    await expect(canvas.getByText('Picture 1 of 4')).toBeInTheDocument();
  },
};
export const OnePicture: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const NoPicture: Story = { args: { images: [] } };
