import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RevenueSummary } from './revenue-summary.tsx';

const now = { gross: 18_204.5, refunds: 349.95, tax: 2_374.5, fees: 512.37, estimated: 120.4, net: 14_967.68 };
const before = { gross: 12_040, refunds: 0, tax: 1_570.43, fees: 341.02, estimated: 0, net: 10_128.55 };
const nothing = { gross: 0, refunds: 0, tax: 0, fees: 0, estimated: 0, net: 0 };

const meta = {
  title: 'Features/Admin/Kit/Money strip',
  component: RevenueSummary,
  args: { money: { now, before, unreported: [] }, span: 'The last 30 days' },
} satisfies Meta<typeof RevenueSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('How these figures differ'));
    // 18,204.50 − 349.95 = 17,854.55, and less 2,374.50 and 512.37.
    const table = canvas.getByRole('table', { name: 'From gross to net' });
    await expect(within(table).getByRole('row', { name: '= Revenue $17,854.55' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: '= Net $14,967.68' })).toBeVisible();
  },
};
export const PartlyEstimated: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Includes $120.40 in estimated fees.')).toBeVisible();
  },
};
export const FeesUnknown: Story = {
  args: {
    money: { now: { ...now, fees: 0, estimated: 0, net: 15_480.05 }, before, unreported: ['stripe', 'sslcommerz'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Stripe and SSLCommerz report no fees/)).toBeVisible();
  },
};
export const MoreGivenBackThanSold: Story = {
  args: {
    money: {
      now: {
        gross: 1_204_881.2,
        refunds: 1_349_950.75,
        tax: -18_922.1,
        fees: 35_120.44,
        estimated: 35_120.44,
        net: -161_267.89,
      },
      before,
      unreported: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fees are estimated.')).toBeVisible();
  },
};
export const Nothing: Story = { args: { money: { now: nothing, before: nothing, unreported: [] } } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
