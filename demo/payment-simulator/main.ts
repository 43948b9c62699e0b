import { SHOP_KEYS } from './shop-keys.ts';
import { startSimulator } from './simulator.ts';

// The port and the shop's URL come from the environment, as do the shop's keys.
const { SIMULATOR_PORT = '6420', PUBLIC_URL = 'http://localhost:5000' } = process.env;
const { sslcommerz } = SHOP_KEYS;
const stripe = { ...SHOP_KEYS.stripe, webhookUrl: `${PUBLIC_URL}/hooks/payments/stripe` };

const { url } = await startSimulator({ port: Number(SIMULATOR_PORT), stripe, sslcommerz });
process.stdout.write(`The payment simulator listens at ${url}. Start the shop with:

  STRIPE_SECRET_KEY=${stripe.secretKey} STRIPE_WEBHOOK_SECRET=${stripe.webhookSecret} STRIPE_API_URL=${url} \\
  SSLCOMMERZ_STORE_ID=${sslcommerz.storeId} SSLCOMMERZ_STORE_PASSWORD=${sslcommerz.storePassword} \\
  SSLCOMMERZ_API_URL=${url} npm start
`);
