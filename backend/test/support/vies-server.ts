import { once } from 'node:events';
import { createServer } from 'node:http';

interface Question {
  countryCode: string;
  vatNumber: string;
  requesterMemberStateCode?: string;
  requesterNumber?: string;
}

/** What a member state says about a number; `silent` never answers, `unavailable` says that its register is down. */
type Behaviour = 'valid' | 'invalid' | 'unavailable' | 'silent' | 'broken';

/** A server that answers like the REST service of VIES. */
export async function startVies() {
  const questions: Question[] = [];
  let behaviour: Behaviour = 'valid';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const question: Question = JSON.parse(text);
    questions.push(question);
    if (behaviour === 'silent') return;
    response.setHeader('content-type', 'application/json');
    if (behaviour === 'broken') return response.end('<html>');
    if (behaviour === 'unavailable')
      return response.end(
        JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE', message: '' }] }),
      );
    const isProvable = question.requesterNumber !== undefined;
    return response.end(
      JSON.stringify({
        countryCode: question.countryCode,
        vatNumber: question.vatNumber,
        requestDate: '2026-11-29T20:00:00.000Z',
        valid: behaviour === 'valid',
        requestIdentifier: isProvable ? `WAPIAAAA${questions.length}` : '',
        name: question.countryCode === 'DE' ? '---' : 'Rivière SARL',
        address: '---',
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    questions,
    answer: (next: Behaviour) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
