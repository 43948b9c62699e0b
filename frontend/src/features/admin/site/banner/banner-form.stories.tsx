import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { BannerForm } from './banner-form.tsx';

const meta = {
  title: 'Features/Admin/Content/Banner form',
  component: BannerForm,
  parameters: { scenario: signInAdmin },
  args: {
    banner: { enabled: false, text: 'New builds first', linkText: 'Join', url: 'https://t.me/nodistudio', version: 1 },
    onReload: fn(),
  },
} satisfies Meta<typeof BannerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const OnlyHttps: Story = {
  play: async ({ canvas }) => {
    const url = canvas.getByLabelText('Link URL');
    await userEvent.clear(url);
    await userEvent.type(url, 'http://example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save banner' }));
    await expect(await canvas.findByText('Please enter a URL that starts with https://')).toBeVisible();
    await expect(url).toHaveFocus();
  },
};
export const Stale: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.db.state.banner.version = 2;
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show the banner' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save banner' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalled();
  },
};
