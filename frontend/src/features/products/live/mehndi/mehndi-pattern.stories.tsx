import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { sampleProducts } from '@/test/product-samples.ts';
import { liveNameOf } from '../live-pieces.ts';
import { LiveProduct } from '../live-product.tsx';

const meta = {
  title: 'Screens/Visitor/Live/Mehndi',
  component: LiveProduct,
  args: { name: liveNameOf(sampleProducts[3]?.images ?? []) ?? '' },
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half of it, with the paisleys: stopped by hand, so that the picture is always the same. */
export const Stopped: Story = {
  play: async ({ canvas }) => {
    const strokes = await canvas.findByRole('slider', { name: /^Strokes/ });
    await canvas.findByRole('button', { name: 'Pause' });
    await fireEvent.change(strokes, { target: { value: '300' } });
    await expect(canvas.getByText('300 of 624')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filling' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await fireEvent.change(strokes, { target: { value: '360' } });
  },
};
/** The other hand has the same pattern, turned over. */
export const OtherHand: Story = {
  play: async ({ canvas }) => {
    const strokes = await canvas.findByRole('slider', { name: /^Strokes/ });
    await canvas.findByRole('button', { name: 'Pause' });
    await fireEvent.change(strokes, { target: { value: '624' } });
    const other = canvas.getByRole('button', { name: 'Other hand' });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Draw it again' })).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    const strokes = await canvas.findByRole('slider', { name: /^Strokes/ });
    strokes.scrollIntoView({ block: 'end' });
    await canvas.findByRole('button', { name: 'Pause' });
    await fireEvent.change(strokes, { target: { value: '624' } });
  },
};
