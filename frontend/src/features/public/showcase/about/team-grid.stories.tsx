import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { TeamGrid } from './team-grid.tsx';

const { team } = sampleAbout;

const meta = {
  title: 'Features/About/Team',
  component: TeamGrid,
  parameters: { layout: 'fullscreen' },
  args: { team },
} satisfies Meta<typeof TeamGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const Phone: Story = { ...Three, parameters: { ...Three.parameters, initialViewport: 'phone' } };
export const Five: Story = {
  args: { team: [...team, ...team.slice(0, 2).map((member) => ({ ...member, name: `${member.name} the second` }))] },
};
export const Nobody: Story = { args: { team: [] } };
