import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentSection } from './content-section.tsx';

const meta = {
  title: 'Features/Admin/Content/Section',
  component: ContentSection,
  parameters: { layout: 'fullscreen', screen: { path: '/admin/content/services', signedInAs: 'super_admin' } },
  args: { section: 'services', search: {} },
} satisfies Meta<typeof ContentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Services: Story = {};
