import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LiveProduct } from '@/features/public/catalogue/products/live/live-product.tsx';
import { livePreview } from '@/test/product-samples.ts';

/** At 15:00 in Dhaka, in the middle of a fast. */
const meta = {
  title: 'Screens/Visitor/Live/Ramadan times',
  component: LiveProduct,
  args: livePreview(1),
} satisfies Meta<typeof LiveProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' });
    await expect(await canvas.findByRole('region', { name: /^Today’s times/ })).toBeVisible();
    const before = canvas.getByText('Iftar').parentElement?.textContent;
    await userEvent.selectOptions(district, 'Rajshahi');
    await expect(canvas.getByText('Iftar').parentElement).not.toHaveTextContent(before ?? '');
    await expect(canvas.getByText('Rajshahi', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The next seven days in Rajshahi' })).toHaveAttribute(
      'href',
      '/product/1/live/rajshahi',
    );
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'District' })).toBeVisible();
  },
};
