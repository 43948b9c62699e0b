import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './text-area-field.tsx';

const meta = {
  title: 'Features/Admin/Kit/Text area field',
  component: TextAreaField,
  args: { name: 'siteDescription', label: 'Site Description', rows: 3, error: 'Please enter a description' },
} satisfies Meta<typeof TextAreaField>;
export default meta;

export const WithError: StoryObj<typeof meta> = {};
