import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MessageSheet } from './message-sheet.tsx';

const meta = {
  title: 'Features/Admin/Content/Message sheet',
  component: MessageSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    message: {
      id: '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59',
      name: 'A name that is a good deal longer than most',
      email: 'a.very.long.address.without.any.place.to.break@subdomain.example.com',
      subject: 'Subject '.repeat(12).trim(),
      message: 'First line.\n\nSecond paragraph with https://example.com/a/very/long/address/that/does/not/end/soon',
      status: 'new',
      createdAt: '2026-11-20T08:10:00Z',
    },
    open: true,
    busy: false,
    onClose: fn(),
    onMark: fn(),
  },
} satisfies Meta<typeof MessageSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {};
