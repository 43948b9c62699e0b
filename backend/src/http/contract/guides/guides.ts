import { type Response, Router } from 'express';
import { allGuides, type Guide, readGuide } from './catalogue.ts';
import { guidePage, searchPage } from './page.ts';
import { type RenderedGuide, renderGuide } from './render.ts';
import { searchGuides } from './search.ts';
import { GUIDE_STYLES } from './styles.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PHRASE_MAX = 100;

const sendPage = (response: Response, html: string): void => {
  response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' }).type('html').send(html);
};

/** The guides as pages, `/docs/errors`, and a search in them. They are rendered once, when first asked for. */
export function guides(): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const rendered = new Map<string, Promise<RenderedGuide>>();
  const render = (guide: Guide): Promise<RenderedGuide> => {
    const known = rendered.get(guide.name) ?? readGuide(guide).then(renderGuide);
    rendered.set(guide.name, known);
    return known;
  };
  router.get('/docs/guides.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/css').send(GUIDE_STYLES);
  });
  router.get('/docs/search', async (request, response) => {
    const phrase = String(request.query.q ?? '').slice(0, PHRASE_MAX);
    const pages = await Promise.all(allGuides.map(async (guide) => ({ guide, rendered: await render(guide) })));
    sendPage(response, searchPage(phrase, searchGuides(phrase, pages)));
  });
  router.get('/docs/:name', async (request, response, next) => {
    const guide = allGuides.find(({ name }) => name === request.params.name);
    if (!guide) return next();
    sendPage(response, guidePage(guide.name, await render(guide)));
  });
  return router;
}
