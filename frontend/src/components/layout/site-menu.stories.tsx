import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';

const meta = {
  title: 'Components/Layout/Site menu',
  component: SiteMenu,
  parameters: { layout: 'fullscreen', routerPath: '/products', initialViewport: 'phone' },

  args: { name: sampleSite.name, logo: sampleSite.logo },
  render: (sign) => <SiteHeader {...sign} />,
} satisfies Meta<typeof SiteMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
};
/** The menu covers the page: the focus starts inside, and tabbing past its end shows where the focus goes. */
export const ClosesBehindTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    canvas.getByRole('link', { name: 'Create account' }).focus();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    canvas.getByRole('button', { name: /Switch to/ }).focus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact Us' })).toBeNull());
    await expect(canvas.getByRole('button', { name: /Switch to/ })).toHaveFocus();
  },
};
export const ClosesOnChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Services' }));
    await expect(canvas.queryByRole('link', { name: 'Services' })).toBeNull();
  },
};
