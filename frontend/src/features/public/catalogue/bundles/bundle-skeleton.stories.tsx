import type { Meta, StoryObj } from '@storybook/react-vite';
import { BundleSkeleton } from './bundle-skeleton.tsx';

const meta = {
  title: 'Features/Catalogue/Bundle skeleton',
  component: BundleSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BundleSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
