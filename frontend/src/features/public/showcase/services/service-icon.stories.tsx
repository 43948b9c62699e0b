import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceIcon } from './service-icon.tsx';

const meta = { title: 'Features/Services/Service icon', component: ServiceIcon } satisfies Meta<typeof ServiceIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = { args: { name: 'database' } };
export const Unknown: Story = { args: { name: 'no-such-icon' } };
