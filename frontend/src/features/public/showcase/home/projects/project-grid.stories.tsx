import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHome } from '@/test/home-samples.ts';
import { ProjectGrid } from './project-grid.tsx';

const { projects } = sampleHome;

const meta = {
  title: 'Features/Home/Project grid',
  component: ProjectGrid,
  args: { projects },
} satisfies Meta<typeof ProjectGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (root: HTMLElement) =>
  getComputedStyle(root.querySelector('.projects') ?? root).gridTemplateColumns.split(' ').length;

export const Desktop: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 projects');
    await expect(columns(canvasElement)).toBe(3);
  },
};
export const Tablet: Story = {
  parameters: { initialViewport: 'tablet' },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(2),
};
export const Phone: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvasElement }) => expect(columns(canvasElement)).toBe(1),
};
export const One: Story = { args: { projects: projects.slice(0, 1) }, parameters: { initialViewport: 'desktop' } };
export const Two: Story = { args: { projects: projects.slice(0, 2) }, parameters: { initialViewport: 'desktop' } };
export const Four: Story = { args: { projects: projects.slice(0, 4) }, parameters: { initialViewport: 'desktop' } };
export const Five: Story = { args: { projects: projects.slice(0, 5) }, parameters: { initialViewport: 'desktop' } };
export const Empty: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects found in this category.')).toBeVisible();
  },
};
