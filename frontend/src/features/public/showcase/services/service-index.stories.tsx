import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seedContent } from '../../../../../../mocks/store/seed-content.ts';
import { ServiceIndex } from './service-index.tsx';

const meta = {
  title: 'Features/Services/Index',
  component: ServiceIndex,
  args: { services: seedContent().services },
} satisfies Meta<typeof ServiceIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'UI/UX Design' })).toHaveAttribute('href', '#ui-ux-design');
  },
};
/** Hidden on a phone, where the list itself is close enough. */
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
