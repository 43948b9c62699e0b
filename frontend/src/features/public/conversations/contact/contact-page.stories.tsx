import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleSite } from '@/test/samples.ts';
import { ContactPage } from './contact-page.tsx';

const meta = {
  title: 'Screens/Visitor/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: { site: sampleSite },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = { path: '/contact' };

export const Empty: Story = {
  parameters: { screen, initialViewport: 'desktop' },

  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Contact Us/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Start a Project' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
export const Phone: Story = { ...Empty, parameters: { ...Empty.parameters, initialViewport: 'phone' } };
export const Tablet: Story = { ...Empty, parameters: { ...Empty.parameters, initialViewport: 'tablet' } };
export const FromAService: Story = {
  parameters: { screen: { path: '/contact?service=Cloud+Services' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Subject')).toHaveValue('Cloud Services');
  },
};
/** Text from the URL is shown as text, truncated to the maximum length of a subject. */
export const HostileService: Story = {
  parameters: {
    screen: { path: `/contact?service=${encodeURIComponent(`<img src=x onerror=alert(1)>${'x'.repeat(300)}`)}` },
  },
  play: async ({ canvas }) => {
    const subject = await canvas.findByLabelText('Subject');
    await expect((subject as HTMLInputElement).value).toMatch(/^<img src=x/);
    await expect((subject as HTMLInputElement).value.length).toBeLessThanOrEqual(150);
  },
};
/** Settings without phone, location or hours. */
export const Sparse: Story = {
  args: { site: { ...sampleSite, phone: '', location: '', hours: [], answer: '', logo: null } },
};
/** Without the site's settings the form still works. */
export const Failed: Story = {
  parameters: { screen, scenario: (api) => api.scenarios.failing('getSite', 500) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};
