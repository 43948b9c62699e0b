import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { LinkedProject } from '@/api/generated/model.ts';
import { ProjectInvoices } from './project-invoices.tsx';

type Invoice = LinkedProject['invoices'][number];

const invoice = (number: number, values: Partial<Invoice>): Invoice => ({
  number: `2026-0000${number}`,
  purpose: 'care_plan',
  description: 'Care plan with 5 h per month, October 2026',
  status: 'paid',
  total: 287.5,
  left: 0,
  currency: 'USD',
  issued_at: '2026-10-01T03:05:00.000Z',
  dueOn: '2026-10-15',
  link: 'https://nodi.example/invoice#token',
  ...values,
});

const monthly = (number: number, month: string, values: Partial<Invoice> = {}) =>
  invoice(number, { description: `Care plan with 5 h per month, ${month} 2026`, ...values });

/** Of a project that is done, with a care plan. */
const meta = {
  title: 'Project page/Invoices',
  component: ProjectInvoices,
  args: {
    invoices: [
      monthly(8, 'October', { status: 'sent', left: 287.5, dueOn: '2026-12-01' }),
      invoice(7, {
        purpose: 'hours',
        description: 'Additional hours, September 2026: 40 min at $50.00 per hour',
        status: 'partly_paid',
        total: 38.33,
        left: 18.33,
        dueOn: '2026-11-20',
      }),
      monthly(6, 'September'),
      monthly(5, 'August', { status: 'credited' }),
      monthly(4, 'July'),
      invoice(3, { purpose: 'final', description: 'Mobile App Development', total: 1543.5 }),
      invoice(2, {
        purpose: 'milestone',
        description: 'Payment of 40% after “Design” for quote Q-0001: Mobile App Development',
        total: 2057.99,
      }),
      invoice(1, {
        purpose: 'deposit',
        description: 'Deposit of 30% for quote Q-0001: Mobile App Development',
        total: 1543.5,
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectInvoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CarePlan: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    // The one that is due first is on top.
    await expect(links.slice(0, 3)).toEqual(['View and pay2026-00007', 'View and pay2026-00008', 'View2026-00006']);
    await expect(canvas.getByText('2026-00007, Partly paid, $18.33 due Nov 20, 2026')).toBeVisible();
    await expect(canvas.getByText('Deposit of 30% for quote Q-0001: Mobile App Development')).not.toBeVisible();
  },
};
export const Earlier: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Earlier invoices'));
    await expect(canvas.getByText('Deposit of 30% for quote Q-0001: Mobile App Development')).toBeVisible();
  },
};
