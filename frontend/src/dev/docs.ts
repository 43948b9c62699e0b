import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { startMocks } from '../../../mocks/browser.ts';
import contract from '../../../openapi.yaml?url';
import { logError } from '../lib/log-error.ts';
import { session } from '../session/session.ts';
import { applyScenario } from './dev-tools.ts';

/**
 * The API reference with a console: its calls are answered by the mocks of this browser, so their effects show on the
 * site.
 */
async function start(): Promise<void> {
  const api = await startMocks();
  await applyScenario(api, new URL(location.href));
  const page = SwaggerUI({
    url: contract,
    dom_id: '#docs',
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    onComplete: () => {
      const { token } = session.read();
      if (token) page.preauthorizeApiKey('bearerAuth', token);
    },
  });
}

start().catch(logError);
