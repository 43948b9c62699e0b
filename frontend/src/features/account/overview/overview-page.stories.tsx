import type { Meta, StoryObj } from '@storybook/react-vite';
import { longPerson } from '@/test/samples.ts';
import { OverviewPage } from './overview-page.tsx';

const meta = {
  title: 'Features/Account/Overview page',
  component: OverviewPage,
  args: { name: 'Nadia Rahman' },
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = { args: { name: longPerson.name }, globals: { viewport: { value: 'phone' } } };
