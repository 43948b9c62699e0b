import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { session } from '@/session/session.ts';
import { longPerson, samplePerson } from '@/test/samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { PictureCard } from './picture-card.tsx';

const meta = {
  title: 'Features/Account/Profile/Picture card',
  component: PictureCard,
  parameters: { scenario: signInCustomer },
  args: samplePerson,
  decorators: [
    (Story) => (
      <div className="max-w-76">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const png = () =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'me.png', { type: 'image/png' });

const choose = (canvas: Canvas, file: File) =>
  userEvent.upload(canvas.getByLabelText(/^Change profile picture/), file, { applyAccept: false });

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Change profile picture/)).toHaveAttribute('accept', 'image/*');
  },
};
export const Picture: Story = { args: { avatar: '/icon-192.png' } };
export const Changed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, png());
    await waitFor(() => expect(session.read().user?.avatar).toMatch(/^data:image\/png/));
  },
};
/** A type that only the browser can decode is redrawn there; the server gets one that it can read. */
export const Drawing: Story = {
  play: async ({ canvas }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="50" cy="50" r="40"/></svg>';
    await choose(canvas, new File([drawing], 'me.svg', { type: 'image/svg+xml' }));
    await waitFor(() => expect(session.read().user?.avatar).toMatch(/^data:image\/webp/));
  },
};
/** A photo above the server's 5 MB limit is scaled down instead of refused. */
export const LargePhoto: Story = {
  play: async ({ canvas }) => {
    const bytes = await png().arrayBuffer();
    await choose(canvas, new File([bytes, new Uint8Array(5 * 1024 * 1024)], 'me.png', { type: 'image/png' }));
    await waitFor(() => expect(session.read().user?.avatar).toMatch(/^data:image\/webp/), { timeout: 5_000 });
  },
};
/** The selected picture is shown during the upload. */
export const Uploading: Story = {
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.slow(60_000);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, png());
    await expect(await canvas.findByText('Uploading the picture')).toBeVisible();
    await expect(await canvas.findByText('40%')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^data:image\/png/));
    await expect(canvas.getByLabelText(/^Change profile picture/)).toBeDisabled();
  },
};
/** A cancelled upload leaves the picture unchanged, without a message. */
export const Cancelled: Story = {
  args: { avatar: '/icon-192.png' },
  parameters: Uploading.parameters,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, png());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Change profile picture/)).toBeEnabled());
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/icon-192.png');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Failed: Story = {
  args: { avatar: '/icon-192.png' },
  parameters: {
    scenario: (api) => {
      signInCustomer(api);
      api.scenarios.failing('uploadAvatar', 500);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, png());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update profile picture.');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/icon-192.png');
  },
};
export const NoPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, new File(['<svg/>'], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const LongName: Story = { args: longPerson };
