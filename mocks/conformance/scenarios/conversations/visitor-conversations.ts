import { expect } from 'vitest';
import { bigBody } from '../../refusals.ts';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const BIG = bigBody('text');
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
      const typed = (body: string, type: string) =>
        send({ body, headers: { ...opens(FORGED).headers, 'content-type': type } });
      expect((await typed(BIG, 'application/json')).status).toBe(413);
      expect((await typed('x', 'text/plain')).status).toBe(415);
      const file = (id: string) => client.call('getVisitorConversationFile', { ...opens(FORGED), params: { id } });
      expect((await file(UNKNOWN_ID)).status).toBe(404);
      expect((await file('x')).status).toBe(404);
    },
  },
];
