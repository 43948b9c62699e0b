import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Components/Layout/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', routerPath: '/products' },
  args: { name: sampleSite.name, logo: sampleSite.logo },
  beforeEach: () => {
    document.documentElement.dataset.session = 'out';
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  },
};
export const SignedIn: Story = {
  parameters: { initialViewport: 'desktop' },
  beforeEach: () => {
    document.documentElement.dataset.session = 'in';
    return () => {
      document.documentElement.dataset.session = 'out';
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};
/** Administrators get a link to the administration. */
export const Administrator: Story = {
  ...SignedIn,
  beforeEach: () => {
    Object.assign(document.documentElement.dataset, { session: 'in', role: 'admin' });
    return () => Object.assign(document.documentElement.dataset, { session: 'out', role: '' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** The account link is in the menu there. */
export const PhoneSignedIn: Story = {
  parameters: { initialViewport: 'phone' },
  beforeEach: SignedIn.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};
export const LongName: Story = {
  args: { name: 'Barendra Software Cooperative of Rajshahi' },
  parameters: { initialViewport: 'phone' },
};
