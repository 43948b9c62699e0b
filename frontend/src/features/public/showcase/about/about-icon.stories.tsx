import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutIcon } from './about-icon.tsx';

const meta = { title: 'Features/About/About icon', component: AboutIcon } satisfies Meta<typeof AboutIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { args: { name: 'coffee' } };
export const Unknown: Story = { args: { name: 'no-such-icon' } };
