import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { seedContent } from '../../../../../../mocks/store/seed-content.ts';
import { LegalDocument } from './legal-document.tsx';

const { legal, site } = seedContent();

const meta = {
  title: 'Screens/Visitor/Legal',
  component: LegalDocument,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { page: legal['privacy-policy'], contactEmail: site.contactEmail },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrivacyPolicy: Story = {
  parameters: { screen: { path: '/privacy-policy' }, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(canvas.getByText('Last updated January 28, 2025')).toBeVisible();
    for (const { title } of legal['privacy-policy'].sections) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
  },
};
export const PrivacyPolicyOnAPhone: Story = {
  ...PrivacyPolicy,
  parameters: { ...PrivacyPolicy.parameters, initialViewport: 'phone' },
};
export const TermsAndConditions: Story = {
  parameters: { screen: { path: '/terms-and-conditions' }, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '6. Contact Information' })).toBeVisible();
  },
};
export const OneSection: Story = {
  args: {
    page: {
      ...legal['privacy-policy'],
      title: 'Imprint',
      lastUpdated: null,
      sections: legal['privacy-policy'].sections.slice(0, 1),
    },
  },
};
export const Failed: Story = {
  parameters: {
    screen: { path: '/privacy-policy' },
    scenario: (api) => api.scenarios.failing('getLegalPage', 500, 'This page cannot be read at the moment.'),
    expectConsoleErrors: [/./],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be read at the moment.')).toBeVisible();
  },
};
/** The previous page stays until this one has loaded. */
export const Waiting: Story = {
  parameters: {
    screen: { path: '/contact' },
    scenario: (api) => api.scenarios.stalling('getLegalPage'),
    initialViewport: 'desktop',
  },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'Privacy Policy' });
    if (link) await userEvent.click(link);
    await expect(canvas.getByRole('heading', { level: 1, name: /Contact Us/ })).toBeVisible();
  },
};
