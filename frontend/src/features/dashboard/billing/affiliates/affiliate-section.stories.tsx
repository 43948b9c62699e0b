import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { saveAffiliates } from '@/test/affiliate-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { AffiliateSection } from './affiliate-section.tsx';

const withLinks = (api: MockApi) => {
  signInCustomer(api);
  saveAffiliates(api);
};

const meta = {
  title: 'Features/Dashboard/Wallet/Affiliate links',
  component: AffiliateSection,
  parameters: { scenario: withLinks },
} satisfies Meta<typeof AffiliateSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCommission: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Affiliate links' })).toBeVisible();
    await expect(canvas.getByText('Refund deducted')).toBeVisible();
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};
export const NoCommissionYet: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      withLinks(api);
      api.db.state.commissions = [];
      api.db.state.affiliates.pop();
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your first commission appears here.')).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
