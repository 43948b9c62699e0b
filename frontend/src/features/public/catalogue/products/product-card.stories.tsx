import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longCard, sampleCard } from '@/test/product-samples.ts';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Features/Catalogue/Product card',
  component: ProductCard,
  args: { product: sampleCard, variant: 'third' },
  decorators: [
    (Story) => (
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ramadan Calendar 2025' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Details of Ramadan Calendar 2025' })).toHaveAttribute(
      'href',
      '/product/1',
    );
    await expect(canvas.getByText('15k+ downloads')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Features' }).children).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Save Ramadan Calendar 2025' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share Ramadan Calendar 2025' })).toBeVisible();
  },
};
export const Half: Story = { args: { variant: 'half' }, parameters: { initialViewport: 'desktop' } };
export const Lead: Story = { args: { variant: 'lead' }, parameters: { initialViewport: 'desktop' } };
export const WideOnTablet: Story = { args: { variant: 'wide' }, parameters: { initialViewport: 'tablet' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongAndIncomplete: Story = { args: { product: longCard }, parameters: { initialViewport: 'desktop' } };
export const LongOnPhone: Story = { args: { product: longCard }, parameters: { initialViewport: 'phone' } };
