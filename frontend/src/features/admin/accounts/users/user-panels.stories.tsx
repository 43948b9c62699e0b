import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { UserPanels } from './user-panels.tsx';

const meta = {
  title: 'Features/Admin/Users/User panels',
  component: UserPanels,
  parameters: { layout: 'fullscreen', scenario: signInAdmin, docs: { story: { inline: false, height: '480px' } } },
  args: { panel: { name: 'edit', user: sampleUser }, ownId: undefined, onClose: fn() },
} satisfies Meta<typeof UserPanels>;
export default meta;

export const Editing: StoryObj<typeof meta> = {};
