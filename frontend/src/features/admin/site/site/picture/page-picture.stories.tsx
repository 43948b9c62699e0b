import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAdminGetSite } from '@/api/generated/admin-site/admin-site.ts';
import { PagePicture, type PicturedPage } from './page-picture.tsx';

function Drafted({ page, name, headline }: { page: PicturedPage; name: string; headline?: string }) {
  const { data: saved } = useAdminGetSite();
  if (!saved) return null;
  const identity = { ...saved.identity, ...(headline ? { headline } : {}) };
  return (
    <PagePicture page={page} name={name} saved={saved} draft={{ sections: { ...saved, identity } }} anchor={null} />
  );
}

const meta = {
  title: 'Features/Admin/Content/Page picture',
  component: Drafted,
  parameters: { screen: { path: '/admin/content', signedInAs: 'super_admin' } },
} satisfies Meta<typeof Drafted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { page: '/', name: 'Home', headline: 'Software that feels at home in Chandpur' } };
export const About: Story = { args: { page: '/about', name: 'About' } };
