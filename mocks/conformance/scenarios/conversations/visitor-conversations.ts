import { expect } from 'vitest';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** A well-formed but unknown token. */
const FORGED = 'A'.repeat(43);
const opens = (token: string) => ({ headers: { 'x-conversation-token': token } });

export const visitorConversationsScenarios: Scenario[] = [
  {
    name: 'a forged token opens no conversation, and invalid messages are rejected',
    async run(client) {
      expect((await client.call('getVisitorConversation', opens(FORGED))).status).toBe(404);
      expect((await client.call('getVisitorConversation', opens('no token'))).status).toBe(400);
      const send = (overrides: object) => client.call('answerVisitorConversation', { ...opens(FORGED), ...overrides });
      expect((await send({ body: { text: 'Hello' } })).status).toBe(404);
      expect((await send({ body: { text: ' ' } })).status).toBe(400);
      const file = (id: string) => client.call('getVisitorConversationFile', { ...opens(FORGED), params: { id } });
      expect((await file(UNKNOWN_ID)).status).toBe(404);
      expect((await file('x')).status).toBe(404);
    },
  },
];
