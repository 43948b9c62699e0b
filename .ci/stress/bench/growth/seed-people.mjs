// Accounts with their wallets and addresses. Signing in as one of them is impossible: the benchmark creates sessions
// itself.

/** @param {import('./seed.mjs').Sizes} sizes @returns {import('./seed.mjs').Steps} */
export const people = ({ users }) => [
  [
    'users',
    `insert into users (id, name, email, password_hash, status, created_at)
     select pg_temp.id_of('user', n), pg_temp.person(n), 'grown.' || n || '@example.com', 'x',
            case when n % 97 = 0 then 'suspended' else 'active' end,
            date_trunc('second', pg_temp.moment(n / ${users}.0))
       from generate_series(1, ${users}) as n`,
  ],
  [
    'wallets',
    `insert into wallets (id, user_id, created_at, updated_at)
     select pg_temp.id_of('wallet', n), pg_temp.id_of('user', n), at, at
       from generate_series(1, ${users}) as n, pg_temp.moment(n / ${users}.0) as at`,
  ],
  [
    'addresses',
    // The limit per user is fifty.
    `insert into addresses (user_id, type, street, city, postal_code, country)
     select pg_temp.id_of('user', case when n <= 50 then 1 else n end),
            case when n % 3 = 0 then 'office' else 'home' end, n % 500 || ' ' || pg_temp.sentence(n, 2) || ' Road',
            pg_temp.pick(array['Dhaka', 'Chattogram', 'Sylhet', 'London', 'Berlin', 'ঢাকা'], n, 'city'),
            (1000 + n % 9000)::text, pg_temp.pick(array['Bangladesh', 'Germany', 'United Kingdom'], n, 'country')
       from generate_series(1, ${users}) as n`,
  ],
];
