import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from './entry-server.tsx';

const broken = vi.hoisted(() => ({ page: false, frame: false }));
vi.mock('@/features/public/showcase/legal/legal-document.tsx', () => ({
  LegalDocument: () => {
    if (broken.page) throw new Error('the page broke');
    return 'the page';
  },
}));
vi.mock('@/components/layout/site-header.tsx', () => ({
  SiteHeader: () => {
    if (broken.frame) throw new Error('the frame broke');
    return 'the frame';
  },
}));

const site = {
  name: 'Studio',
  description: 'A studio',
  contactEmail: '',
  phone: '',
  location: '',
  channelUrl: '',
  tagline: '',
  logo: null,
  shareCard: null,
  answer: '',
  footer: [],
  footerLine: '',
  productPage: { cards: [], promo: null },
  promo: null,
  social: [],
  links: [],
  hours: [],
  registrationOpen: true,
  signInProviders: [],
  maintenance: false,
  currency: 'USD',
  defaultTheme: null,
  // The legal page's own call gets the same answer.
  title: 'Privacy Policy',
  html: null,
};

const page = () =>
  render(new Request('https://studio.example/privacy-policy'), { fetch: async () => Response.json(site) });

describe('render', () => {
  beforeEach(() => {
    Object.assign(broken, { page: false, frame: false });
  });

  it('returns the page with its data', async () => {
    const { status, head, body, state, data, failure } = await page();
    expect({ status, failure }).toEqual({ status: 200, failure: undefined });
    expect(head).toContain('<title>Privacy Policy');
    expect(body).toMatch(/the frame.*the page/s);
    expect(state).toMatch(/^[^<]*\$_TSR=/);
    expect(state).not.toContain('currentScript');
    expect(JSON.parse(data)).toContainEqual([expect.anything(), site]);
  });

  it('calls the API through the given transport, also concurrently', async () => {
    const named = (name: string) =>
      render(new Request('https://studio.example/privacy-policy'), {
        fetch: async () => Response.json({ ...site, name }),
      });
    const pages = await Promise.all(['Padma', 'Meghna'].map(named));
    expect(pages.map(({ head }) => /<title>[^<]*<\/title>/.exec(head)?.[0])).toEqual([
      expect.stringContaining('Padma'),
      expect.stringContaining('Meghna'),
    ]);
  });

  it('is 500 with the error page inside the layout when the page throws', async () => {
    broken.page = true;
    const { status, head, body, state, data, failure } = await page();
    expect({ status, state, data }).toEqual({ status: 500, state: '', data: '' });
    expect(failure).toMatchObject({ message: 'the page broke' });
    expect(head).toContain('noindex');
    expect(body).toMatch(/the frame.*<main[^>]*>.*Something went wrong.*An unexpected error occurred/s);
    expect(body).not.toContain('the page broke');
  });

  it('is 500 with only the error page when the layout throws', async () => {
    broken.frame = true;
    const { status, body, failure } = await page();
    expect(status).toBe(500);
    expect(failure).toMatchObject({ message: 'the frame broke' });
    expect(body).toContain('Something went wrong');
    expect(body).not.toContain('the frame');
  });
});
