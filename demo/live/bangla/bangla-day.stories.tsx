import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { Gallery } from '@/features/public/catalogue/products/product/gallery.tsx';
import { livePreview } from '@/test/product-samples.ts';

const meta = {
  title: 'Screens/Visitor/Live/Bangla date',
  component: LiveProduct,
  args: livePreview(2),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyDay: Story = {
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText('Day');
    await fireEvent.change(day, { target: { value: '2026-12-16' } });
    await expect(canvas.getByText('1 Poush 1433')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The day before' }));
    await expect(canvas.getByText('30 Ogrohayon 1433')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.queryByText('30 Ogrohayon 1433')).toBeNull();
    await fireEvent.change(day, { target: { value: '2019-10-16' } });
    await userEvent.click(canvas.getByRole('button', { name: 'The day before' }));
    await expect(canvas.getByText('31 Ashwin 1426')).toBeVisible();
  },
};
/** The product's large picture shows today's sheet as soon as the demo is hydrated. */
export const OnTheCover: Story = {
  render: (args) => (
    <>
      <div className="mb-4 max-w-160">
        <Gallery images={args.images.slice(0, 1)} title="Bangla Calendar" />
      </div>
      <LiveProduct {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Day');
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Day')).toBeVisible();
  },
};
