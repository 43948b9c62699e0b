import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { livePreview } from '@/test/product-samples.ts';

const meta = {
  title: 'Screens/Visitor/Live/Backgrounds',
  component: LiveProduct,
  args: livePreview(5),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Crescent' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lanterns' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Town' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Madder' }));
    await expect(canvas.getByRole('radio', { name: 'Night' })).not.toBeChecked();
  },
};
/** The palette with a dark clock by day. */
export const SandByNight: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sand' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Window' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Light' })).not.toBeChecked();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Night' })).toBeChecked();
  },
};
