import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScriptLoadError } from './script-load-error.tsx';

const meta = {
  title: 'Screens/Visitor/Missing script',
  component: ScriptLoadError,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScriptLoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: { checkServer: async () => 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(canvas.getByText('This page opens when you’re back online.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { checkServer: async () => 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Refresh Page' })).toBeEnabled();
  },
};

export const Asking: Story = {
  args: { checkServer: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reloading the page');
  },
};
