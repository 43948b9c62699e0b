import type { LegalContent } from '../types.ts';

export const tracking: LegalContent['sections'][number] = {
  id: 'tracking-technologies-and-cookies',
  title: 'Tracking Technologies and Cookies',
  blocks: [
    {
      type: 'text',
      text: 'We use only what the Service needs to work. There is no analysis service and no advertising network on these pages, so there is also no banner that asks for consent.',
    },
    { type: 'heading', text: 'Cookies' },
    {
      type: 'list',
      items: [
        {
          term: 'Closed banner',
          text: 'when you close the promo banner, a cookie remembers this for 7 days. It holds no identifier.',
        },
        {
          term: 'Visitor',
          text: 'when you save a product, like an article or fill a cart without being signed in, a signed cookie with a random number lets us keep that choice. Scripts on the page cannot read it. When you sign in, the choices move to your account.',
        },
        {
          term: 'Cart',
          text: 'while there is something in your cart, a cookie holds how much, so that pages can link to it. It holds no identifier.',
        },
        {
          term: 'Currency',
          text: 'when you choose the currency in which you see prices, a cookie remembers it until you close the browser. It holds no identifier.',
        },
        {
          term: 'Device',
          text: 'when you sign in, a signed cookie with a random number lets us tell you about a sign-in with a browser that your account was never opened with, and lets a browser that you trust skip the code. Scripts on the page cannot read it.',
        },
      ],
    },
    {
      type: 'text',
      text: 'You can delete or block them in your browser. The pages keep working; the banner returns, saved products are forgotten and your next sign-in counts as one with a new browser.',
    },
    { type: 'heading', text: 'Essential session cookies and browser storage' },
    {
      type: 'text',
      text: 'Many websites keep you signed in with an essential session cookie. This one keeps the sign-in in the storage of your browser instead, under three names:',
    },
    {
      type: 'list',
      items: [
        {
          term: 'token',
          text: 'proves to our server that you are signed in. It is removed when you sign out and stops working when the session ends.',
        },
        {
          term: 'user',
          text: 'a copy of your name and account details, so that pages can greet you at once. It is removed when you sign out.',
        },
        { term: 'darkMode', text: 'whether you chose the dark or the light theme. It stays until you clear it.' },
      ],
    },
    {
      type: 'text',
      text: 'When you buy without an account and pay elsewhere, the way back to your order is kept until you close the tab. So that you can read without a network, your browser also keeps copies of pages, orders, downloads, licence keys and invoices that you have opened. Copies of your own data are deleted when you sign out.',
    },
    {
      type: 'text',
      text: 'On a shared computer, sign out when you are done. That removes the first two from the browser and ends the session on our server.',
    },
    { type: 'heading', text: 'Web beacons' },
    {
      type: 'text',
      text: 'Web beacons are invisible pictures that report when a page or an e-mail is opened. We use none, neither on these pages nor in our e-mails.',
    },
    { type: 'heading', text: 'Videos and links to others' },
    {
      type: 'text',
      text: 'The film on the home page is loaded only after you press play. It lies on our own server; where we show one of another host instead, that host receives your internet address from then on and may store data under its own policy. Links to our messaging channel, app stores, social networks and share pages send nothing until you follow them.',
    },
  ],
};
