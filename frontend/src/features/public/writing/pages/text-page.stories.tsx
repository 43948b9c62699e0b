import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { writePage } from '@/test/markdown-sample.ts';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Screens/Visitor/Page',
  component: TextPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: '/how-we-work' },
    scenario: writePage,
    initialViewport: 'desktop',
  },
  args: { title: '', changed: null, pageSections: [], html: '' },
} satisfies Meta<typeof TextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How we work' })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** A former URL redirects to the current one. */
export const Moved: Story = { ...Read, parameters: { screen: { path: '/our-way' } } };
export const Unknown: Story = {
  parameters: { screen: { path: '/nowhere-at-all' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  },
};
