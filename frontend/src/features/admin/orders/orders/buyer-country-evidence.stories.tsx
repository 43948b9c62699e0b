import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BuyerCountryEvidence } from './buyer-country-evidence.tsx';

const meta = {
  title: 'Features/Admin/Buyer place',
  component: BuyerCountryEvidence,
  args: { place: { state: 'confirmed', billing: 'DE', network: 'DE', payment: 'FR' } },
  decorators: [
    (Story) => (
      <div className="max-w-94">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BuyerCountryEvidence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two sources agree')).toBeVisible();
    await expect(canvas.getByText('Payment provider').nextSibling).toHaveTextContent('France');
  },
};
export const Contradicted: Story = {
  args: { place: { state: 'contradicted', billing: 'DE', network: 'FR', payment: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sources disagree')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
};
