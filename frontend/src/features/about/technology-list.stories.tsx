import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seedContent } from '../../../../mocks/store/seed-content.ts';
import { TechnologyList } from './technology-list.tsx';

const { technologies } = seedContent().about;

const meta = {
  title: 'Features/About/Technologies',
  component: TechnologyList,
  parameters: { layout: 'fullscreen' },
  args: { technologies },
} satisfies Meta<typeof TechnologyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const Phone: Story = { ...Twelve, globals: { viewport: { value: 'phone' } } };
export const None: Story = { args: { technologies: [] } };
