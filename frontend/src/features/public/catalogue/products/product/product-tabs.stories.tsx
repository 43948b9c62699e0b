import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductTabs } from './product-tabs.tsx';

const meta = {
  title: 'Features/Catalogue/Product tabs',
  component: ProductTabs,
  parameters: { routerPath: '/product/1' },
  args: { id: '1', tab: 'features', panels: { features: <p>Features</p>, requirements: <p>Requirements</p> } },
} satisfies Meta<typeof ProductTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Features: Story = {
  play: async ({ canvas }) => {
    const [features, requirements] = canvas.getAllByRole('tab');
    await expect(features).toHaveAttribute('aria-selected', 'true');
    await expect(requirements).toHaveAttribute('href', '/product/1?tab=requirements');
    await expect(canvas.getByRole('tabpanel', { name: 'Features & Benefits' })).toBeVisible();
    await expect(canvas.queryByText('Requirements')).not.toBeVisible();
  },
};
export const Requirements: Story = {
  args: { tab: 'requirements' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'System Requirements' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
