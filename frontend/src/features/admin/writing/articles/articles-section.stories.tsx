import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ArticlesSection } from './articles-section.tsx';

const meta = {
  title: 'Screens/Administration/Articles',
  component: ArticlesSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/articles', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof ArticlesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.articles = [];
    },
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListPosts', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const DeletedWithAWayBack: Story = {
  play: async ({ canvas }) => {
    const name = /More actions for Learning UX/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
/** The bare path of the content section. */
export const ContentStart: Story = {
  parameters: { screen: { path: '/admin/content', signedInAs: 'super_admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Learning UX and UI design/)).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListPosts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading articles...')).toBeInTheDocument();
  },
};
