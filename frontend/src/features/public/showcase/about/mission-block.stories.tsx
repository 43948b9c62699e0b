import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { MissionBlock } from './mission-block.tsx';

const { mission } = sampleAbout;

const meta = {
  title: 'Features/About/Mission',
  component: MissionBlock,
  parameters: { layout: 'fullscreen' },
  args: { mission },
} satisfies Meta<typeof MissionBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    for (const name of ['Innovation First', 'Quality Driven', 'Client Success', 'Continuous Growth']) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    }
  },
};
export const Phone: Story = { ...Default, parameters: { ...Default.parameters, initialViewport: 'phone' } };
export const LongWords: Story = {
  args: {
    mission: {
      ...mission,
      text: `${mission.text} ${mission.text}`,
      values: mission.values.map((value) => ({ ...value, description: `${value.description} `.repeat(4) })),
    },
  },
};
