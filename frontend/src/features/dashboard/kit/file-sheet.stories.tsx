import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSheet } from './file-sheet.tsx';

const meta = {
  title: 'Features/Account/File sheet',
  component: FileSheet,
  args: { fileName: 'calendar.zip' },
} satisfies Meta<typeof FileSheet>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: () => (
    <div className="flex flex-wrap items-end gap-5">
      {['a.zip', 'a.pdf', 'a.png', 'a.jpeg', 'readme'].map((name) => (
        <FileSheet key={name} fileName={name} />
      ))}
      <FileSheet fileName="a.zip" className="w-24" />
    </div>
  ),
};
