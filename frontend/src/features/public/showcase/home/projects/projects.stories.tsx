import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Projects } from './projects.tsx';

const meta = {
  title: 'Features/Home/Projects',
  component: Projects,
  parameters: { layout: 'fullscreen', initialViewport: 'desktop' },
} satisfies Meta<typeof Projects>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProjects: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};

export const OneCategory: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Mehndi & Henna Design');
    await userEvent.click(await canvas.findByRole('button', { name: 'Android Applications' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(canvas.queryByText('Windows Image Upscaler Software')).not.toBeInTheDocument();
  },
};

export const FilteredEmpty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Mehndi & Henna Design');
    await userEvent.click(await canvas.findByRole('button', { name: 'iOS Applications' }));
    await expect(await canvas.findByText('No projects found in this category.')).toBeVisible();
  },
};

/** More projects than the page has loaded: the rest of a category comes from the server. */
export const LargeCatalogue: Story = {
  parameters: {
    scenario: ({ db }) => {
      const [entry] = db.state.catalogue;
      if (!entry) return;
      const more = Array.from({ length: 40 }, (_, index) => {
        const changed = { id: 100 + index, category: 'Scripts', lastUpdate: '2026-11-01' };
        return { ...entry, card: { ...entry.card, ...changed }, product: { ...entry.product, ...changed } };
      });
      db.state.catalogue.push(...more);
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
    await userEvent.click(await canvas.findByRole('button', { name: 'Graphics Design' }));
    await expect(await canvas.findByText('Ramadan Kareem Background bundle')).toBeVisible();
  },
};

export const Phone: Story = { parameters: { initialViewport: 'phone' } };
