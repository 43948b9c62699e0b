import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longCard, sampleCard } from '@/test/product-samples.ts';
import { RelatedCard } from './related-card.tsx';

const meta = {
  title: 'Features/Catalogue/Related card',
  component: RelatedCard,
  args: { product: sampleCard },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RelatedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ramadan Calendar 2025' })).toHaveAttribute('href', '/product/1');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const LongOnPhone: Story = { args: { product: longCard }, parameters: { initialViewport: 'phone' } };
