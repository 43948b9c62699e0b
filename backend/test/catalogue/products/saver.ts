import type { TestApp } from '../../test-app.ts';

/** The `visitor=…` pair set by an answer; fails when it sets none. */
export function getVisitorCookie({ headers }: { headers: Record<string, unknown> }): string {
  const [cookie] = headers['set-cookie'] as string[];
  return cookie?.split(';')[0] ?? '';
}

/** The id inside a visitor's cookie. */
export const getVisitorId = (cookie: string): string => cookie.slice('visitor='.length).split('.')[0] ?? '';

/** A visitor or user who saves products, identified by the given headers. */
export function createSaver(app: TestApp, headers: Record<string, string> = {}) {
  const list = () => app.http.get('/api/saved-products').set(headers);
  return {
    list,
    saved: async (): Promise<number[]> => (await list().expect(200)).body.productIds,
    save: (id: number | string) => app.http.put(`/api/saved-products/${id}`).set(headers),
    unsave: (id: number | string) => app.http.delete(`/api/saved-products/${id}`).set(headers),
  };
}
