import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandIcon } from './brand-icon.tsx';

const networks = ['facebook', 'x', 'linkedin', 'github', 'youtube', 'instagram', 'somewhere new'];

const meta = {
  title: 'Components/Brand/Brand icon',
  component: BrandIcon,
  args: { network: 'github' },
} satisfies Meta<typeof BrandIcon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div className="flex gap-6">
      {networks.map((network) => (
        <BrandIcon key={network} network={network} className="size-8" />
      ))}
    </div>
  ),
};
