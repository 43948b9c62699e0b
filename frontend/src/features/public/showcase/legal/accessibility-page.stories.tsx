import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessibilityPage } from './accessibility-page.tsx';

const meta = {
  title: 'Screens/Visitor/Accessibility',
  component: AccessibilityPage,
  args: { contactEmail: 'hello@nodi.example' },
  parameters: { layout: 'fullscreen', screen: { path: '/accessibility' }, initialViewport: 'desktop' },
} satisfies Meta<typeof AccessibilityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statement: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accessibility statement' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us in the contact form' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
