import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MessagesSection } from './messages-section.tsx';

const meta = {
  title: 'Screens/Administration/Messages',
  component: MessagesSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/inbox', signedInAs: 'super_admin' } },
  args: { search: {} },
} satisfies Meta<typeof MessagesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Empty: Story = {
  parameters: {
    scenario: (api) => {
      api.db.state.messages = [];
    },
  },
};
export const Failed: Story = {
  parameters: { scenario: (api) => api.scenarios.failing('adminListMessages', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Answered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mobile App Development' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Answered' }));
    await expect(await canvas.findByRole('link', { name: 'Inbox 1 new' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { scenario: (api) => api.scenarios.stalling('adminListMessages') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages...')).toBeInTheDocument();
  },
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mobile App Development' })).toBeVisible();
  },
};
