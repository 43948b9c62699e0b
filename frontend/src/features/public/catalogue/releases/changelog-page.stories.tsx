import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { saveReleases } from '@/test/release-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ChangelogPage } from './changelog-page.tsx';

const meta = {
  title: 'Screens/Visitor/Changelog',
  component: ChangelogPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/product/1/changelog' },
    scenario: saveReleases,
    initialViewport: 'desktop',
  },
  args: { changelog: { product_id: 1, product: '', releases: [] } },
} satisfies Meta<typeof ChangelogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Follow as a feed' })).toHaveAttribute(
      'href',
      '/product/1/changelog.xml',
    );
  },
};
export const Phone: Story = { ...Read, parameters: { initialViewport: 'phone' } };
export const LongNames: Story = {
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) => {
      saveReleases(api);
      const entry = api.db.state.catalogue.find(({ product }) => product.id === 1);
      if (entry)
        entry.product = { ...entry.product, title: 'Notun-Bangla-Ponjika-Shompurno-Shongskoron-Chhapar-Jonno' };
      const [, , beta] = api.db.state.releases;
      if (beta) beta.version = '2026.11.20-beta.1.with.a.long.tail';
    },
  },
};
export const NothingYet: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      saveReleases(api);
      api.db.state.releases = [];
      const entry = api.db.state.catalogue.find(({ product }) => product.id === 1);
      if (entry) entry.file = null;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No versions released yet/)).toBeVisible();
  },
};
export const Unknown: Story = {
  parameters: { screen: { path: '/product/999999/changelog' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    scenario: (api: MockApi) => api.scenarios.failing('getChangelog', 500, 'The changelog is being repaired.'),
    expectConsoleErrors: [/The changelog is being repaired/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(canvas.getByText('The changelog is being repaired.')).toBeVisible();
  },
};
