import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { InvitationPage } from './invitation-page.tsx';

const TOKEN = 'sample-token';

/** An invitation as if it had just been sent. */
const invited = ({ db: { state } }: MockApi) => {
  const now = new Date().toISOString();
  state.invitations.push({
    id: crypto.randomUUID(),
    name: 'Rafi Islam',
    email: 'rafi@example.com',
    rights: ['content'],
    inviterId: '',
    token: TOKEN,
    created_at: now,
    sent_at: now,
    expires_at: '2099-12-31T00:00:00Z',
  });
};

const meta = {
  title: 'Screens/Administration/Invitation',
  component: InvitationPage,
  parameters: {
    layout: 'fullscreen',
    screen: { path: `/admin/invitation?token=${TOKEN}` },
    scenario: invited,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { token: TOKEN },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const join = async (canvas: Canvas, password: string, again = password) => {
  await userEvent.type(await canvas.findByLabelText('New Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm New Password'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Join the Team' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New Password')).toHaveAttribute('type', 'password');
  },
};
export const OtherConfirmation: Story = {
  play: async ({ canvas }) => {
    await join(canvas, 'quiet-river', 'quiet-rivers');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Passwords do not match');
  },
};
export const Joined: Story = {
  play: async ({ canvas }) => {
    await join(canvas, 'quiet-river');
    await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(canvas.getByText('Welcome to the team. You can sign in now.')).toBeVisible();
  },
};
export const Ended: Story = {
  parameters: { scenario: () => {} },
  play: async ({ canvas }) => {
    await join(canvas, 'quiet-river');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This invitation is no longer valid. Please ask for a new one.',
    );
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/admin/login');
  },
};
export const WithoutToken: Story = {
  parameters: { screen: { path: '/admin/invitation' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to sign-in' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { scenario: (api: MockApi) => api.scenarios.failing('acceptInvitation', 500) },
  play: async ({ canvas }) => {
    await join(canvas, 'quiet-river');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to accept the invitation');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
