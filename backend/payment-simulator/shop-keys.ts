/** What a shop says to the simulator, and proves by; it opens nothing else. */
export const SHOP_KEYS = {
  stripe: { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_simulator' },
  sslcommerz: { storeId: 'simulator', storePassword: 'simulator-password' },
};
