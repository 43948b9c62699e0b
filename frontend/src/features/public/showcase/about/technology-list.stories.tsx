import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { TechnologyList } from './technology-list.tsx';

const { technologies } = sampleAbout;

const meta = {
  title: 'Features/About/Technologies',
  component: TechnologyList,
  parameters: { layout: 'fullscreen' },
  args: { technologies },
} satisfies Meta<typeof TechnologyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem');
    await expect(names).toHaveLength(12);
    // No name is alone in the last line.
    const [beforeLast, last] = names.slice(-2).map((name) => name.getBoundingClientRect().top);
    await expect(last).toBe(beforeLast);
  },
};
export const Phone: Story = { ...Twelve, parameters: { ...Twelve.parameters, initialViewport: 'phone' } };
export const None: Story = { args: { technologies: [] } };
