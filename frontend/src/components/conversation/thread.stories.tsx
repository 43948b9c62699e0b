import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Thread } from './thread.tsx';

const at = (hour: number) => `2026-11-20T${hour}:05:00.000Z`;

const meta = {
  title: 'Components/Conversation/Thread',
  component: Thread,
  args: {
    messages: [
      { id: '1', side: 'other', author: 'Jonas Weber', text: 'Does it run on ARM?', createdAt: at(10) },
      { id: '2', side: 'note', author: 'Tanvir Ahmed', text: 'Rina has such a laptop.', createdAt: at(11) },
      { id: '3', side: 'own', author: 'Tanvir Ahmed', text: 'It does.\n\nFrom version 2.4 on.', createdAt: at(12) },
    ],
  },
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Note by Tanvir Ahmed, not sent')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Long: Story = {
  args: {
    messages: [
      {
        id: '1',
        side: 'other',
        author: 'W'.repeat(100),
        text: `${'M'.repeat(300)}\n<b>no markup</b>`,
        createdAt: at(10),
      },
      { id: '2', side: 'own', author: 'You', text: 'আমার মাইকেল কোথায়? '.repeat(30), createdAt: at(11) },
    ],
  },
};
