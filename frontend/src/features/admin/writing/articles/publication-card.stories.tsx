import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PublicationCard } from './publication-card.tsx';

const meta = {
  title: 'Features/Admin/Content/Publication card',
  component: PublicationCard,
  args: { status: 'draft', publishedAt: null, onStatus: fn() },
} satisfies Meta<typeof PublicationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {};
export const Scheduled: Story = { args: { status: 'scheduled' } };
