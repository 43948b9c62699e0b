import type { TestApp } from '../../test-app.ts';

export type Reaction = 'like' | 'save';

/** A reader of articles, identified by the given headers. */
export function createReader(app: TestApp, headers: Record<string, string> = {}) {
  const set = (mark: Reaction, id: number | string) => app.http.put(`/api/posts/${id}/${mark}`).set(headers);
  const unset = (mark: Reaction, id: number | string) => app.http.delete(`/api/posts/${id}/${mark}`).set(headers);
  const reactions = (id: number | string) => app.http.get(`/api/posts/${id}/reactions`).set(headers);
  return {
    set,
    unset,
    reactions,
    seen: async (id: number) => (await reactions(id).expect(200)).body,
    saved: async (): Promise<number[]> =>
      (await app.http.get('/api/saved-posts').set(headers).expect(200)).body.items.map(
        (post: { id: number }) => post.id,
      ),
  };
}
