import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openGuide } from '@/test/guide-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { OverviewPage } from './overview-page.tsx';

const opening = (api: MockApi) => {
  api.db.state.guide = openGuide(['identity', 'contact', 'product']);
};

const meta = {
  title: 'Screens/Administration/First-run guide',
  component: OverviewPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin', signedInAs: 'super_admin' },
    docs: { story: { inline: false, height: '900px' } },
    scenario: opening,
  },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 11 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Name and logo' })).toHaveAttribute('href', '/admin/content/look');
    await expect(canvas.getByRole('link', { name: 'Seller and tax' })).toHaveAttribute('href', '/admin/settings/tax');
  },
};
export const Phone: Story = { ...Open, parameters: { initialViewport: 'phone' } };
export const NewSite: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.guide = openGuide([]);
      api.db.state.guide.mail = 'folder';
      api.db.state.orders = [];
      api.db.state.walletEntries = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 11 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add the first product' })).toHaveAttribute(
      'href',
      '/admin/products?product=new',
    );
  },
};
export const Folded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide steps' }));
    await expect(await canvas.findByRole('button', { name: 'Show steps' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Name and logo' })).toBeNull();
  },
};
export const MailSent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test email' }));
    await expect(await canvas.findByText('250 2.0.0 Ok: queued as 5F2C1A0B')).toBeVisible();
    await expect(await canvas.findByText('4 of 11 done')).toBeVisible();
  },
};
export const MailRefused: Story = {
  parameters: {
    scenario: (api) => {
      opening(api);
      api.scenarios.failing('adminSendTestMail', 429, 'Too many attempts. Please try again later.');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a test email' }));
    await expect(await canvas.findByText('Too many attempts. Please try again later.')).toBeVisible();
  },
};
