/** The shop's credentials for the simulator; they are valid nowhere else. */
export const SHOP_KEYS = {
  stripe: { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_simulator' },
  sslcommerz: { storeId: 'simulator', storePassword: 'simulator-password' },
};
