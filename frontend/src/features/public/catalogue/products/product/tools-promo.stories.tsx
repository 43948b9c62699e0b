import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getFirst } from '@/test/home-samples.ts';
import { sampleSite } from '@/test/samples.ts';
import { ToolsPromo } from './tools-promo.tsx';

const meta = {
  title: 'Features/Catalogue/Tools promo',
  component: ToolsPromo,
  args: { promo: getFirst(sampleSite.productPage.promo ? [sampleSite.productPage.promo] : []) },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToolsPromo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'EveryOne Try This Online Tools' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /Visit Now/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
