import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MockApi } from '../../../../../mocks/api.ts';
import { OverviewPage } from './overview-page.tsx';

const screen = { path: '/dashboard', signedInAs: 'customer' } as const;

const meta = {
  title: 'Screens/Dashboard',
  component: OverviewPage,
  args: { name: 'Nadia Rahman', onReport: () => {} },
  parameters: { layout: 'fullscreen', screen, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Dashboard: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome back, Nadia Rahman!')).toBeVisible();
    await expect(await canvas.findByText('$2,845.65')).toBeVisible();
  },
};
export const Phone: Story = { ...Dashboard, globals: { viewport: { value: 'phone' } } };
export const SampleData: Story = {
  globals: desktop,
  parameters: {
    scenario: (api: MockApi) => {
      Object.assign(api.db.state, { orders: [], downloads: [], walletEntries: [] });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample data')).toBeVisible();
  },
};
