import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import type { MockApi } from '../../../../../../mocks/api.ts';
import { FileUpload } from './file-upload.tsx';

const LABEL = 'File of this release';
const NAME = 'ramadan-1.4.0.dmg';
const SIZE = 3_000_000;

const meta = {
  title: 'Features/Admin/File upload',
  component: FileUpload,
  args: { label: LABEL, action: 'Add a file', help: 'One for every platform, or one for each.', onDone: fn() },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (size = SIZE) => new File([new Uint8Array(size)], NAME);
const offered = (canvas: { findByText(text: RegExp): Promise<HTMLElement> }) => canvas.findByText(/up to 5 GB/);

/** An upload of which a third has arrived, from before the page was reloaded. */
const begun = (api: MockApi) => {
  signInAdmin(api);
  const admin = api.db.state.accounts.find(({ user }) => user.role === 'super_admin');
  api.db.state.uploads.push({
    id: '5f0c6f0e-6f5b-4a3c-9a53-0f6f4a1d2b11',
    userId: admin?.user.id ?? '',
    name: NAME,
    size_bytes: SIZE,
    receivedBytes: 1_000_000,
    created_at: '2026-11-24T08:00:00.000Z',
    expires_at: '2026-11-26T08:00:00.000Z',
    file: null,
    sha256: null,
  });
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await offered(canvas);
  },
};
export const Uploaded: Story = {
  play: async ({ canvas, args }) => {
    await offered(canvas);
    await userEvent.upload(canvas.getByLabelText(LABEL), file());
    const done = () =>
      expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining({ name: NAME, size_bytes: SIZE }));
    await waitFor(done, { timeout: 10_000 });
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    await offered(canvas);
    const files = new DataTransfer();
    files.items.add(file(10));
    const dropped = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
    canvas.getByText('or drop it here').dispatchEvent(dropped);
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), { timeout: 10_000 });
  },
};
export const PausedAndGoneOnWith: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      api.scenarios.stalling('adminContinueUpload');
    },
  },
  play: async ({ canvas }) => {
    await offered(canvas);
    await userEvent.upload(canvas.getByLabelText(LABEL), file());
    await userEvent.click(await canvas.findByRole('button', { name: `Pause ${NAME}` }));
    await expect(await canvas.findByText('Paused. Kept for two days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Resume ${NAME}` }));
    await canvas.findByRole('button', { name: `Pause ${NAME}` });
    await userEvent.click(canvas.getByRole('button', { name: `Discard ${NAME}` }));
    await expect(await canvas.findByRole('button', { name: 'Add a file' })).toBeEnabled();
    await waitFor(() => expect(canvas.queryByText(/Resume/)).toBeNull());
  },
};
export const AfterAReload: Story = {
  parameters: { scenario: begun },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/Resume/)).toBeVisible();
    const rest = canvas.getByLabelText(`Rest of ${NAME}`);
    await userEvent.upload(rest, file(7));
    await expect(await canvas.findByText(/This is a different file/)).toBeVisible();
    await userEvent.upload(rest, file());
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), { timeout: 10_000 });
    await waitFor(() => expect(canvas.queryByText(/Resume/)).toBeNull());
  },
};
export const Unfinished: Story = {
  parameters: { scenario: begun },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 MB of 3 MB uploaded/)).toBeVisible();
  },
};
export const NoRoom: Story = {
  parameters: {
    scenario: (api: MockApi) => {
      signInAdmin(api);
      api.scenarios.failing('adminStartUpload', 507);
    },
  },
  play: async ({ canvas }) => {
    await offered(canvas);
    await userEvent.upload(canvas.getByLabelText(LABEL), file(5));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
