import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelSection } from './panel-section.tsx';

const meta = {
  title: 'Features/Catalogue/Panel part',
  component: PanelSection,
  args: { title: 'Key features', children: 'Times for all 64 districts, with a countdown to sehri and iftar.' },
} satisfies Meta<typeof PanelSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingInTheMargin: Story = { parameters: { initialViewport: 'desktop' } };
export const HeadingAbove: Story = { parameters: { initialViewport: 'phone' } };
