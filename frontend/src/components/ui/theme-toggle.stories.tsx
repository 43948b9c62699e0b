import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = { title: 'Components/UI/Theme toggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>;
export default meta;

/** The script in the page head handles its clicks, and stories do not have that script. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, globals }) => {
    const next = globals.theme === 'dark' ? 'light' : 'dark';
    await expect(canvas.getByRole('button', { name: `Switch to ${next} theme` })).toHaveAttribute('data-theme-toggle');
  },
};
