import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split } from './split.tsx';

const meta = {
  title: 'Components/Layout/Split',
  component: Split,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <h1 className="text-4xl">One thing to say</h1>
        <p className="mt-3 text-muted-foreground">Words on paper, the river beside them.</p>
      </>
    ),
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { parameters: { initialViewport: 'desktop' } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
