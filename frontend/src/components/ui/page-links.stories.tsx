import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLinks } from './page-links.tsx';

const meta = {
  title: 'Components/UI/Page links',
  component: PageLinks,
  args: {
    page: 5,
    pages: 834,
    label: 'Products',
    linkTo: (page, props) => <a href={`?page=${page}`} {...props} />,
  },
  argTypes: {
    page: { control: { type: 'number', min: 1 } },
    pages: { control: { type: 'number', min: 0 } },
    label: { control: 'text' },
    linkTo: { table: { disable: true } },
  },
} satisfies Meta<typeof PageLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  parameters: { initialViewport: 'desktop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 834' })).toBeVisible();
  },
};
export const First: Story = {
  args: { page: 1, pages: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  },
};
export const Last: Story = { args: { page: 3, pages: 3 } };
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
export const OnlyOne: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
