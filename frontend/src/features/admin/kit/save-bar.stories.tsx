import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/ui/button.tsx';
import { SaveBar } from './save-bar.tsx';

const meta = {
  title: 'Features/Admin/Kit/Save bar',
  component: SaveBar,
  args: { children: <Button>Save Changes</Button> },
} satisfies Meta<typeof SaveBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
