import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleUser } from '@/test/admin-samples.ts';
import { saveFactor } from '@/test/second-factor-samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { ResetFactor } from './reset-factor.tsx';

const EMAIL = 'customer@example.com';

const meta = {
  title: 'Features/Admin/Users/Reset authenticator app',
  component: ResetFactor,
  parameters: { layout: 'fullscreen', scenario: signInAdmin, docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, user: sampleUser, onClose: fn() },
} satisfies Meta<typeof ResetFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
let userId = '';
export const Done: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      saveFactor(api, EMAIL);
      userId = api.db.memberByEmail(EMAIL)?.user.id ?? '';
    },
  },
  render: (args) => <ResetFactor {...args} user={{ ...args.user, id: userId }} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
