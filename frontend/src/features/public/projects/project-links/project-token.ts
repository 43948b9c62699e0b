import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a project: a client who reloads the page finds it again. */
export const { save: saveProjectToken, useToken: useProjectToken } = createTokenStore('project-token');

/** The header that authorizes access to a project. */
export const projectHeaders = (token: string) => ({ headers: { 'X-Project-Token': token } });
