import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useGetCaseStudy } from '@/api/generated/case-studies/case-studies.ts';
import { changeFirst } from '@/test/case-study-samples.ts';
import { CaseStudyPage } from './case-study-page.tsx';

function Page({ address }: { readonly address: string }) {
  const { data } = useGetCaseStudy(address);
  return data ? <CaseStudyPage study={data} /> : null;
}

const meta = {
  title: 'Screens/Visitor/Case study',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    initialViewport: 'desktop',
    screen: { path: '/work/admissions-without-a-queue' },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { address: 'admissions-without-a-queue' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Admissions without a queue' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveTextContent('83%');
    await expect(canvas.getByRole('link', { name: /One current drawing/ })).toBeVisible();
  },
};
export const Phone: Story = { parameters: { initialViewport: 'phone' } };
/** Neither a client's name nor a quote. */
export const Anonymous: Story = {
  args: { address: 'one-current-drawing' },
  parameters: { screen: { path: '/work/one-current-drawing' } },
};
/** No figures, no body, and long names. */
export const Long: Story = {
  tags: ['no-picture'],
  parameters: {
    scenario: (api) =>
      changeFirst(api, {
        title: 'How a school in Rajshahi with eleven hundred applicants stopped making families wait in the street',
        client: 'Padma Model School and College for Girls and Boys of the Rajshahi Division',
        results: [],
        html: '',
        portrait: null,
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^How a school/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument();
  },
};
