import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fillBlog } from '@/test/post-samples.ts';
import { fillCatalogue, longCard } from '@/test/product-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { SavedPage } from './saved-page.tsx';

const meta = {
  title: 'Screens/Visitor/Saved',
  component: SavedPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    screen: { path: '/saved' },
    initialViewport: 'desktop',
  },
  args: { path: '/saved', search: {} },
} satisfies Meta<typeof SavedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const three = (api: MockApi) => {
  api.db.state.saved.visitor = [2, 5, 1];
  api.db.state.savedPosts.visitor = [3, 1];
};

export const Products: Story = {
  parameters: { scenario: three },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(await canvas.findByRole('link', { name: /^Articles ?2$/ })).toBeVisible();
  },
};
export const Phone: Story = { ...Products, parameters: { ...Products.parameters, initialViewport: 'phone' } };
export const Removed: Story = {
  parameters: { scenario: three },
  play: async ({ canvas }) => {
    const heart = () => canvas.findByRole('button', { name: 'Save Bangla Calendar 2025', pressed: true });
    await userEvent.click(await heart());
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(await heart());
    await expect(await canvas.findByText(/removed\./)).toBeVisible();
  },
};
export const Articles: Story = {
  parameters: { scenario: three, screen: { path: '/saved?show=articles' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ });
    if (remove) await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const PhoneArticles: Story = {
  parameters: {
    screen: { path: '/saved?show=articles' },
    initialViewport: 'phone',
    scenario: (api) => {
      fillBlog(api, 40);
      api.db.state.savedPosts.visitor = [7, 6];
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products saved yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  },
};
export const ManyAndLong: Story = {
  parameters: {
    screen: { path: '/saved?page=2' },
    scenario: (api) => {
      fillCatalogue(api, 60);
      for (const entry of api.db.state.catalogue) entry.card = { ...entry.card, title: longCard.title };
      api.db.state.saved.visitor = Array.from({ length: 60 }, (_, index) => index + 1);
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('listSavedProductCards', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch saved products');
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('listSavedProductCards') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading saved products')).toBeInTheDocument();
  },
};
export const InTheDashboard: Story = {
  parameters: {
    screen: { path: '/dashboard/saved', signedInAs: 'customer' },
    scenario: (api) => {
      const id = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
      api.db.state.saved[id] = [4, 2];
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
export const InTheDashboardPhone: Story = {
  ...InTheDashboard,
  parameters: { ...InTheDashboard.parameters, initialViewport: 'phone' },
};
