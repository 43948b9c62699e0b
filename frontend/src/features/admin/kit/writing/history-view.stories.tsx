import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { rewriteArticle } from '@/test/markdown-sample.ts';
import { HistoryView } from './history-view.tsx';

const meta = {
  title: 'Screens/Administration/History',
  component: HistoryView,
  parameters: {
    layout: 'fullscreen',
    scenario: rewriteArticle,
    screen: { path: '/admin/content/articles/1?view=history', signedInAs: 'super_admin' },
  },
  args: { item: { kind: 'posts', id: 1, version: 1 }, dirty: false, onRestored: async () => {} },
} satisfies Meta<typeof HistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore this version' })).toBeVisible();
  },
};
export const Phone: Story = { ...Compared, parameters: { initialViewport: 'phone' } };
/** Restores a version, and Undo restores the previous one. */
export const Restored: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const versions = await canvas.findByRole('navigation', { name: 'Versions' });
    const [first] = [...versions.querySelectorAll('button')].reverse();
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore this version' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Restore undone')).toBeInTheDocument();
  },
};
export const Long: Story = {
  parameters: { scenario: (api) => rewriteArticle(api, 60) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Older' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Restore this version' })).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No earlier versions yet')).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: {
    scenario: (api) => api.scenarios.failing('adminListRevisions', 503),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListRevisions') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the history')).toBeInTheDocument();
  },
};
