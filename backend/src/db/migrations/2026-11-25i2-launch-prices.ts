/** The few products with a launch price, for the job that ends them; a launch stands in its plan. */
export const indexes = [{ name: 'products_launches', on: `products (id) where pricing @? '$[*].launch'` }];
