import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { UploadButton } from './upload-button.tsx';

const meta = {
  title: 'Features/Admin/Pictures/Upload button',
  component: UploadButton,
  args: { busy: false, onFile: fn() },
} satisfies Meta<typeof UploadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { busy: true } };
