import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';

const site = {
  tagline: '',
  logo: null,
  shareCard: null,
  answer: '',
  footer: [],
  footerLine: '',
  productPage: { cards: [], promo: null },
  name: 'Studio',
  description: '',
  contactEmail: '',
  phone: '',
  location: '',
  channelUrl: '',
  promo: null,
  social: [],
  links: [],
  hours: [],
  registrationOpen: true,
  signInProviders: [],
  maintenance: false,
  currency: 'USD',
  defaultTheme: null,
};
const imprint = {
  address: 'imprint',
  title: 'Imprint',
  description: 'Who we are.',
  changedOn: '2026-11-22',
  html: '<h2 id="text-who">Who</h2>',
  headings: [{ id: 'text-who', title: 'Who' }],
};

const visit = (path: string) => {
  const asked: string[] = [];
  const answer = render(new Request(`https://studio.example${path}`), {
    fetch: async (address) => {
      asked.push(address);
      if (address === '/api/site') return Response.json(site);
      if (address === '/api/pages/imprint' || address === '/api/pages/former') return Response.json(imprint);
      return Response.json({ message: 'This page does not exist', code: 'not_found', requestId: '1' }, { status: 404 });
    },
  });
  return answer.then((page) => ({ ...page, asked }));
};

describe("an owner's custom page", () => {
  it('is rendered at its URL', async () => {
    const { status, head, body } = await visit('/imprint');
    expect(status).toBe(200);
    expect(head).toContain('<title>Imprint');
    expect(head).toContain('content="Who we are."');
    expect(body).toContain('<h2 id="text-who">Who</h2>');
  });

  it('redirects permanently from its former URL', async () => {
    const { status, location } = await visit('/former');
    expect({ status, location }).toEqual({ status: 308, location: '/imprint' });
  });

  it('is 404 when there is none, and nothing is requested for a URL that cannot have a page', async () => {
    const missing = await visit('/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.head).toContain('noindex');
    expect((await visit('/No_page.php')).asked).toEqual(['/api/site']);
    expect((await visit('/terms-and-conditions')).status).toBe(404);
  });
});
