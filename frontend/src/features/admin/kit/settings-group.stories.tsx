import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '@/components/ui/field.tsx';
import { SettingsGroup } from './settings-group.tsx';

const meta = {
  title: 'Features/Admin/Settings/Settings group',
  component: SettingsGroup,
  args: {
    title: 'General',
    line: 'In the title of every page, in the header, the footer and in mails.',
    children: <Field name="siteName" label="Site Name" defaultValue="Nodi Studio" />,
  },
} satisfies Meta<typeof SettingsGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
