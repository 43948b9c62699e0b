import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleAbout } from '@/test/home-samples.ts';
import { StatisticRiver } from './statistic-river.tsx';

const { statistics } = sampleAbout;

const meta = {
  title: 'Features/About/Statistics',
  component: StatisticRiver,
  parameters: { layout: 'fullscreen' },
  args: { statistics },
} satisfies Meta<typeof StatisticRiver>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourIslands: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(figures).toEqual(['40+Happy Clients', '130+Projects Completed', '5Awards Won', '∞Coffee Consumed']);
  },
};
export const Phone: Story = { ...FourIslands, parameters: { ...FourIslands.parameters, initialViewport: 'phone' } };
/** The number of figures differs from the number of islands. */
export const Three: Story = { args: { statistics: statistics.slice(0, 3) } };
export const LargeFigures: Story = {
  args: {
    statistics: statistics.map((statistic, index) => ({
      ...statistic,
      value: '12,400+',
      label: `Installations ${index}`,
    })),
  },
};
