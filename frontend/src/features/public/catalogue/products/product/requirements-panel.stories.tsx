import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleProduct } from '@/test/product-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import { RequirementsPanel } from './requirements-panel.tsx';

const meta = {
  title: 'Features/Catalogue/Requirements panel',
  component: RequirementsPanel,
  args: { cards: sampleSite.productPage.cards, requirements: sampleProduct.requirements },
} satisfies Meta<typeof RequirementsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    for (const name of ['Smart Code Completion', 'Fast Performance', 'Enterprise Security'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText('Android 8.0 or later')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const NoRequirements: Story = { args: { requirements: [] } };
