import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { FeaturesPanel } from './features-panel.tsx';

const meta = {
  title: 'Features/Catalogue/Features panel',
  component: FeaturesPanel,
  args: { product: sampleProduct },
} satisfies Meta<typeof FeaturesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    for (const name of ['Description', 'Key features', 'Benefits'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const OneParagraph: Story = {
  args: { product: { description: 'A timetable, and nothing else.', features: ['Times'], benefits: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A timetable, and nothing else.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Benefits' })).not.toBeInTheDocument();
  },
};
