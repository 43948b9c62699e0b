import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileIcon } from './file-icon.tsx';

const meta = {
  title: 'Features/Account/File sheet',
  component: FileIcon,
  args: { fileName: 'calendar.zip' },
} satisfies Meta<typeof FileIcon>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: () => (
    <div className="flex flex-wrap items-end gap-5">
      {['a.zip', 'a.pdf', 'a.png', 'a.jpeg', 'readme'].map((name) => (
        <FileIcon key={name} fileName={name} />
      ))}
      <FileIcon fileName="a.zip" className="w-24" />
    </div>
  ),
};
