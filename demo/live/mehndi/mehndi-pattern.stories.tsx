import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { livePreview } from '@/test/product-samples.ts';

/** Stories run with reduced motion: the pattern is complete, and stepped through manually. */
const meta = {
  title: 'Screens/Visitor/Live/Mehndi',
  component: LiveProduct,
  args: livePreview(4),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfDrawn: Story = {
  play: async ({ canvas }) => {
    const strokes = await canvas.findByRole('slider', { name: /^Strokes/ });
    await expect(canvas.getByText('624 of 624')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Draw it again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Net' }));
    await expect(canvas.getByText('69 of 624')).toBeVisible();
    await fireEvent.change(strokes, { target: { value: '300' } });
    await expect(canvas.getByRole('button', { name: 'Filling' })).toHaveAttribute('aria-current', 'step');
  },
};
/** The other hand has the same pattern, mirrored. */
export const OtherHand: Story = {
  play: async ({ canvas }) => {
    const other = await canvas.findByRole('button', { name: 'Other hand' });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Lace' }));
    await expect(canvas.getByText('624 of 624')).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: /^Strokes/ })).toHaveValue('624');
  },
};
