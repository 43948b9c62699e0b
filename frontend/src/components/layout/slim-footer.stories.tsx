import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@/test/samples.ts';
import { SlimFooter } from './slim-footer.tsx';

const meta = {
  title: 'Components/Layout/Slim footer',
  component: SlimFooter,
  parameters: { layout: 'fullscreen' },
  args: { site: sampleSite, year: 2026 },
} satisfies Meta<typeof SlimFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { parameters: { initialViewport: 'desktop' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
