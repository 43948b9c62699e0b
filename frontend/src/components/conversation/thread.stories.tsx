import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { catchSavedFiles } from '@/test/catch-saved-files.ts';
import { Thread } from './thread.tsx';

const at = (hour: number) => `2026-11-20T${hour}:05:00.000Z`;

const meta = {
  title: 'Components/Conversation/Thread',
  component: Thread,
  args: {
    load: fn<(id: string) => Promise<Blob>>(async () => new Blob(['drawn'])),
    messages: [
      {
        id: '1',
        side: 'other',
        author: 'Jonas Weber',
        text: 'Does it run on ARM?',
        files: [],
        created_at: at(10),
        mail: null,
      },
      {
        id: '2',
        side: 'note',
        author: 'Tanvir Ahmed',
        text: 'Rina has such a laptop.',
        files: [],
        created_at: at(11),
        mail: null,
      },
      {
        id: '3',
        side: 'own',
        author: 'Tanvir Ahmed',
        text: 'It does.\n\nFrom version 2.4 on.',
        files: [],
        created_at: at(12),
        mail: null,
      },
    ],
  },
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Internal note by Tanvir Ahmed')).toBeVisible();
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
        files: [],
        created_at: at(10),
        mail: null,
      },
      {
        id: '2',
        side: 'own',
        author: 'You',
        text: 'আমার মাইকেল কোথায়? '.repeat(30),
        files: [],
        created_at: at(11),
        mail: null,
      },
    ],
  },
};
const FILE = { id: '7', name: 'the alarm is silent.png', type: 'image/png', size_bytes: 412_000 };
export const WithFiles: Story = {
  args: {
    messages: [
      {
        id: '1',
        side: 'other',
        author: 'Jonas Weber',
        text: 'This is what I see.',
        created_at: at(10),
        mail: null,
        files: [FILE, { ...FILE, id: '8', name: `${'long-name-'.repeat(11)}.pdf`, size_bytes: 4_900_000 }],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const saved = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: /Download the alarm is silent.png 412 kB/ }));
    await expect(args.load).toHaveBeenCalledWith('7');
    await waitFor(() => expect(saved.map(({ download }) => download)).toEqual(['the alarm is silent.png']));
  },
};
export const ByEmail: Story = {
  args: {
    messages: [
      {
        id: '1',
        side: 'other',
        author: 'Jonas Weber',
        text: 'Thank you, version 2.4 works on the old laptop as well.',
        files: [FILE],
        created_at: at(10),
        mail: {
          email: 'jonas.weber@mobile.example.com',
          quoted:
            'On Fri, 20 Nov 2026 at 12:05, River Studio wrote:\n\n> It does.\n>\n> From version 2.4 on.\n\n-- \nJonas Weber',
          refused_files: ['setup.exe'],
        },
      },
      {
        id: '2',
        side: 'other',
        author: 'Jonas Weber',
        text: 'Sent from my phone.',
        files: [],
        created_at: at(11),
        mail: { email: 'jonas@example.com', quoted: '', refused_files: [] },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/From version 2\.4 on/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show quoted text'));
    await expect(canvas.getByText(/From version 2\.4 on/)).toBeVisible();
    await expect(canvas.getByText('setup.exe')).toBeVisible();
  },
};
