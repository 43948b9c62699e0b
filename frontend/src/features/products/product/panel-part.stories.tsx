import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelPart } from './panel-part.tsx';

const meta = {
  title: 'Features/Catalogue/Panel part',
  component: PanelPart,
  args: { title: 'Key features', children: 'Times for all 64 districts, with a countdown to sehri and iftar.' },
} satisfies Meta<typeof PanelPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingInTheMargin: Story = { parameters: { initialViewport: 'desktop' } };
export const HeadingAbove: Story = { parameters: { initialViewport: 'phone' } };
