import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerPreview } from './banner-preview.tsx';

const meta = {
  title: 'Features/Admin/Content/Banner preview',
  component: BannerPreview,
  args: { text: 'New builds go to our channel first.', linkText: 'Join', enabled: true },
} satisfies Meta<typeof BannerPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { enabled: false } };
