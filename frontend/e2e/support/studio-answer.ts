import type { Page } from '@playwright/test';
import { admin } from './admin.ts';

/** Answers a conversation as the studio. From the page, because the mocks answer only there. */
export const answerAsStudio = (page: Page, conversationId: string, text: string) =>
  page.evaluate(
    async ([id, words, credentials]) => {
      const call = async (path: string, token: string | undefined, body?: object) => {
        const answer = await fetch(`/api/admin/${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
        return answer.json();
      };
      const { token } = await call('login', undefined, credentials);
      const { version } = await call(`conversations/${id}`, token);
      await call(`conversations/${id}/messages`, token, { text: words, note: false, version });
    },
    [conversationId, text, { email: admin.email, password: admin.password }] as const,
  );
