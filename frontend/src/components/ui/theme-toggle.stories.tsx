import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = { title: 'Components/UI/Theme toggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>;
export default meta;

/** Its clicks are handled by the page's head, which stories do not have. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const next = globals.theme === 'dark' ? 'light' : 'dark';
    await expect(canvas.getByRole('button', { name: `Switch to ${next} theme` })).toHaveAttribute('data-theme-toggle');
  },
};
