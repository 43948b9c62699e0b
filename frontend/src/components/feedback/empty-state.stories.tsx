import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No orders found' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  argTypes: {
    title: { control: 'text' },
    line: { control: 'text' },
    action: { table: { disable: true } },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithNextStep: Story = {
  args: {
    line: 'Your purchases appear here, free ones included.',
    action: <Button variant="outline">Browse products</Button>,
  },
};
