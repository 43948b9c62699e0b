import { startSimulator } from './simulator.ts';

// The port, and where the shop listens, come from the environment, as its keys do.
const { SIMULATOR_PORT = '6420', PUBLIC_URL = 'http://localhost:5000' } = process.env;
const stripe = { webhookSecret: 'whsec_simulator', webhookUrl: `${PUBLIC_URL}/hooks/payments/stripe` };
const sslcommerz = { storeId: 'simulator', storePassword: 'simulator-password' };

const { url } = await startSimulator({ port: Number(SIMULATOR_PORT), stripe, sslcommerz });
process.stdout.write(`The payment simulator listens at ${url}. Start the shop with:

  STRIPE_SECRET_KEY=sk_test_simulator STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret} STRIPE_API_URL=${url} \\
  SSLCOMMERZ_STORE_ID=${sslcommerz.storeId} SSLCOMMERZ_STORE_PASSWORD=${sslcommerz.storePassword} \\
  SSLCOMMERZ_API_URL=${url} npm start
`);
