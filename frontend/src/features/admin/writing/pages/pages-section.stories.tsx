import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { writePage } from '@/test/markdown-sample.ts';
import { PagesSection } from './pages-section.tsx';

const meta = {
  title: 'Screens/Administration/Pages',
  component: PagesSection,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/admin/content/pages', signedInAs: 'super_admin' },
    scenario: writePage,
  },
} satisfies Meta<typeof PagesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'How we work' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const DeletedWithAWayBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for How we work' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await expect(await canvas.findByText('How we work deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'How we work' })).toBeNull());
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListPages', 500), expectConsoleErrors: [/./] },
};
