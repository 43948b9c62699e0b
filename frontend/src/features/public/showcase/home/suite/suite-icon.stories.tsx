import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuiteIcon } from './suite-icon.tsx';

const meta = {
  title: 'Features/Home/Suite icon',
  component: SuiteIcon,
  args: { name: 'workflow' },
} satisfies Meta<typeof SuiteIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { name: 'no-such-icon' } };
