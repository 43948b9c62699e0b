import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Toaster } from '@/components/feedback/toaster.tsx';
import { RightsSummary } from '@/components/order/rights-summary.tsx';
import { sampleDownload } from '@/test/account-samples.ts';
import { endingIn, lifetime, savePlan } from '@/test/plan-samples.ts';
import { signInCustomer } from '@/test/sign-in-customer.ts';
import type { MockApi } from '../../../../../../../mocks/api.ts';
import { PlanSection } from './plan-section.tsx';

const Framed = ({ download }: ComponentProps<typeof PlanSection>) => (
  <main className="p-4">
    <article className="rounded-xl border border-border bg-card px-4 py-4 text-xs text-muted-foreground">
      {download.rights ? <RightsSummary rights={download.rights} /> : null}
      <PlanSection download={download} />
    </article>
    <Toaster />
  </main>
);

const meta = {
  title: 'Screens/Customer/Plan of a file',
  component: PlanSection,
  args: { download: sampleDownload },
  parameters: {
    initialViewport: 'phone',
    scenario: (api: MockApi) => {
      signInCustomer(api);
      savePlan(api, endingIn(3));
    },
  },
  render: ({ download }) => <Framed download={download} />,
} satisfies Meta<typeof PlanSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rights are relative to the time of the snapshot, so they are created together with the story. */
const ending = (days: number): Story => ({
  render: () => <Framed download={{ ...sampleDownload, rights: endingIn(days) }} />,
});

export const Held: Story = ending(24);
export const EndsSoon: Story = {
  ...ending(3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your plan ends on .* Nothing renews automatically/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Renew/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Renew or upgrade Ramadan Calendar 2025' })).toBeVisible();
  },
};
export const InGrace: Story = {
  ...ending(-3),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file and licence key work until/)).toBeVisible();
  },
};
export const Over: Story = {
  ...ending(-9),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have stopped until you renew/)).toBeVisible();
  },
};
export const ForEver: Story = { args: { download: { ...sampleDownload, rights: lifetime() } } };
