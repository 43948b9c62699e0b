import type { Meta, StoryObj } from '@storybook/react-vite';
import { TaskPanels } from './task-panels.tsx';

const meta = {
  title: 'Features/Admin/Overview/Waiting lists',
  component: TaskPanels,
  args: {
    waitingComments: {
      total: 5,
      items: [
        {
          id: 'c1',
          author: 'Imran Chowdhury',
          text: 'The part about sehri times helped me. Does the table change for Chattogram, or is the difference too small to matter in a month view like this one?',
          post_id: 1,
          post_title: 'How we keep prayer times right without a network',
          created_at: '2026-11-19T16:10:00.000Z',
        },
      ],
    },
    newMessages: {
      total: 1,
      items: [
        {
          id: 'm1',
          name: 'Lamia Sultana',
          subject: 'A menu for two restaurants',
          created_at: '2026-11-20T07:00:00.000Z',
        },
      ],
    },
  },
} satisfies Meta<typeof TaskPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
