import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createMockApi } from '../../../mocks/api.ts';
import { PanelToggle } from './panel-toggle.tsx';
import './panel.css';

const meta = {
  title: 'Tools/Panel button',
  component: PanelToggle,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: { tools: { api: createMockApi(), refresh: fn(), open: fn() } },
} satisfies Meta<typeof PanelToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control occupies the lower left corner: the button moves elsewhere. */
export const MovesAside: Story = {
  decorators: [
    (Story) => (
      <div className="dev">
        <button type="button" className="fixed bottom-0 left-0 size-16 bg-primary text-primary-foreground">
          Page
        </button>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('button', { name: 'Page' }).getBoundingClientRect();
    const toggle = await canvas.findByRole('button', { name: 'Developer panel' });
    await waitFor(() => expect(toggle.getBoundingClientRect().left).toBeGreaterThan(page.right));
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('region', { name: 'Developer panel' })).toBeVisible();
  },
};
