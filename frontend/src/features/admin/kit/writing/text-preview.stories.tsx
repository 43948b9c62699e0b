import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { signInAdmin } from '@/test/sign-in-admin.ts';
import { TextPreview } from './text-preview.tsx';

const meta = {
  title: 'Features/Admin/Content/Text preview',
  component: TextPreview,
  args: { text: '## Rivers\n\nWater *moves*.', children: (html) => <RenderedText html={html} /> },
  parameters: { scenario: signInAdmin },
} satisfies Meta<typeof TextPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rivers' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: (api) => {
      signInAdmin(api);
      api.scenarios.stalling('adminPreviewText');
    },
  },
};
/** Warns about markup that readers will not see as intended. */
export const Notes: Story = {
  args: { text: '![A map](https://elsewhere.example/map.png)\n\n<b>bold</b>' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not in the library/)).toBeVisible();
  },
};
