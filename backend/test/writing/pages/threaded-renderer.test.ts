import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../../src/pages/document/renderer.ts';
import { createThreadedRenderer } from '../../../src/pages/document/threaded-renderer.ts';

/** A bundle whose behaviour is selected by the URL. */
const BUNDLE = `
const page = { status: 200, head: '', state: '', data: '', routeIds: ['/'], headers: new Headers() };
export const render = async (request, { fetch }) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/throws') throw new TypeError('No such thing');
  if (pathname === '/dies') process.exit(3);
  if (pathname === '/fails') return { ...page, body: '', failure: { odd: () => 1 } };
  const answer = await fetch('/api' + pathname);
  return { ...page, status: answer.status, body: answer.headers.get('surrogate-key') + ' ' + (await answer.text()) };
};
export const renderClosed = ({ name }) => ({ ...page, status: 503, body: name });
`;

let folder: string;
let renderer: Renderer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-bundle-'));
  await writeFile(path.join(folder, 'bundle.mjs'), BUNDLE);
  await mkdir(path.join(folder, 'bn'));
  await writeFile(
    path.join(folder, 'bn', 'bundle.mjs'),
    BUNDLE.replace("+ ' ' +", "+ ' in Bangla ' +").replace('body: name', "body: name + ' in Bangla'"),
  );
  renderer = await createThreadedRenderer(pathToFileURL(path.join(folder, 'bundle.mjs')));
});
afterAll(() => rm(folder, { recursive: true }));

const fetch = async (address: string) => {
  if (address === '/api/broken') throw new Error('The call broke down');
  return new Response(`answer of ${address}`, { status: 203, headers: { 'surrogate-key': 'site' } });
};
const render = (at: string) => renderer.render(new Request(`https://nodi.example${at}`), { fetch });

describe('rendering in a worker thread', () => {
  it('uses the bundle of the language in the path', async () => {
    expect((await render('/bn/one')).body).toBe('site in Bangla answer of /api/bn/one');
    expect((await render('/one')).body).toBe('site answer of /api/one');
    const closed = await renderer.renderClosed({ name: 'Nodi', contactEmail: '', logo: null }, 'bn');
    expect(closed.body).toBe('Nodi in Bangla');
  });

  it('calls public operations in the main thread, for each rendering separately', async () => {
    const [one, two] = await Promise.all([render('/one'), render('/two')]);
    expect([one.status, one.body, two.body]).toEqual([203, 'site answer of /api/one', 'site answer of /api/two']);
    const closed = await renderer.renderClosed({ name: 'Nodi', contactEmail: 'a@b.example', logo: null }, 'en');
    expect([closed.status, closed.body]).toEqual([503, 'Nodi']);
  });

  it('fails one page for an error, and passes on what a component has thrown', async () => {
    await expect(render('/throws')).rejects.toThrow('No such thing');
    await expect(render('/broken')).rejects.toThrow('The call failed');
    expect((await render('/fails')).failure).toBeInstanceOf(Error);
    expect((await render('/one')).status).toBe(203);
  });

  it('continues with another thread when one crashes', async () => {
    const slow = render('/dies');
    await expect(slow).rejects.toThrow('The rendering thread exited');
    expect((await render('/one')).status).toBe(203);
  });

  it('rejects a bundle that cannot be loaded', async () => {
    await writeFile(path.join(folder, 'broken.mjs'), 'export const render = ;');
    await expect(createThreadedRenderer(pathToFileURL(path.join(folder, 'broken.mjs')))).rejects.toThrow();
  });
});
