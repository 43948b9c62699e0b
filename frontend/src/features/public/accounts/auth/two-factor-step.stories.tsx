import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fakePasskeys } from '@/test/fake-passkeys.ts';
import { SAMPLE_CREDENTIAL, savePasskeys } from '@/test/passkey-samples.ts';
import { sampleCode, saveFactor } from '@/test/second-factor-samples.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { TwoFactorStep } from './two-factor-step.tsx';

const EMAIL = 'customer@example.com';
const CHALLENGE = 'asked';

const asked = (api: MockApi) => {
  saveFactor(api, EMAIL);
  const userId = api.db.memberByEmail(EMAIL)?.user.id ?? '';
  api.db.state.challenges = { [CHALLENGE]: { userId, expiresAt: Date.now() + 60_000 } };
};

const meta = {
  title: 'Screens/Visitor/Second step',
  component: TwoFactorStep,
  parameters: { layout: 'fullscreen', scenario: asked },
  args: {
    area: 'customer',
    signInChallenge: { challenge: CHALLENGE, methods: ['code'] },
    onOpened: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof TwoFactorStep>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const send = async (canvas: Canvas, label: string, code: string) => {
  await userEvent.type(await canvas.findByLabelText(label), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
};

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Code')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to password' }));
    await expect(args.onBack).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code');
  },
};
export const WrongCode: Story = {
  parameters: { initialViewport: 'phone' },
  play: async ({ canvas }) => {
    await send(canvas, 'Code', 'abcdef');
    const sentence = 'This code is not correct, or it was used before';
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(sentence));
  },
};
export const TooLate: Story = {
  args: { signInChallenge: { challenge: 'forgotten', methods: ['code'] } },
  play: async ({ canvas }) => {
    await send(canvas, 'Code', '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter your password again.');
  },
};
export const ByApp: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    await send(canvas, 'Code', sampleCode());
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};
export const ByRecoveryCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await send(canvas, 'Recovery code', 'AAAA BBBB CCCC DDD0');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};
const withPasskey = (api: MockApi) => {
  asked(api);
  savePasskeys(api, EMAIL);
};
export const ByPasskey: Story = {
  parameters: { scenario: withPasskey },
  args: { signInChallenge: { challenge: CHALLENGE, methods: ['code', 'passkey'] } },
  beforeEach: fakePasskeys(SAMPLE_CREDENTIAL),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};
/** An administrator without an app, where two-factor authentication is required. */
export const OnlyPasskey: Story = {
  args: { area: 'admin', signInChallenge: { challenge: CHALLENGE, methods: ['passkey'] } },
  beforeEach: fakePasskeys(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Another administrator can reset it/)).toBeVisible();
    await expect(canvas.queryByLabelText('Code')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No passkey was used. Please try again.');
  },
};
