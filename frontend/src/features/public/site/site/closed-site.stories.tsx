import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import { ClosedSite } from './closed-site.tsx';

const meta = {
  title: 'Screens/Visitor/Closed site',
  component: ClosedSite,
  parameters: { layout: 'fullscreen', routerPath: '/about' },
  args: {
    site: {
      ...sampleSite,
      promo: null,
      maintenance: true,
      pricesIncludeTax: true,
      legal: [],
      currency: 'USD',
      time_zone: 'Asia/Dhaka',
      defaultTheme: null,
      signInProviders: [],
    },
    children: <p className="p-8">The page that was asked for</p>,
  },
} satisfies Meta<typeof ClosedSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const isClosed: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'We are making changes' })).toBeVisible();
  await expect(canvas.queryByText('The page that was asked for')).toBeNull();
};

export const Visitor: Story = { play: isClosed };
export const Customer: Story = {
  parameters: { scenario: signInCustomer, initialViewport: 'phone' },

  play: isClosed,
};
/** Sees everything, with a reminder that visitors do not. */
export const Administrator: Story = {
  parameters: { scenario: signInAdmin },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page that was asked for')).toBeVisible();
    await expect(canvas.getByText(/visitors see a closed site/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/admin/settings');
  },
};
/** Otherwise the site could never be reopened. */
export const SignInToTheAdministration: Story = {
  parameters: { routerPath: '/admin/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page that was asked for')).toBeVisible();
    await expect(canvas.queryByText(/visitors see a closed site/)).toBeNull();
  },
};
export const Phone: Story = { play: isClosed, parameters: { initialViewport: 'phone' } };
