import type { LegalContent } from '../types.ts';

export const collecting: LegalContent['sections'][number] = {
  id: 'collecting-and-using-your-personal-data',
  title: 'Collecting and Using Your Personal Data',
  blocks: [
    { type: 'heading', text: 'Types of data collected' },
    {
      type: 'text',
      text: 'Most pages need nothing from you. When you register, buy, save an address or write to us, we ask for what that step needs:',
    },
    {
      type: 'list',
      items: [
        {
          term: 'E-mail address',
          text: 'for your account, for links to reset a password, for answers and for the newsletter if you ask for it.',
        },
        { term: 'First and last name', text: 'for your account, for messages, and shown beside a comment you post.' },
        {
          term: 'Phone number',
          text: 'only when you give it in a message, call us, or have money paid out to a mobile wallet, which is known by its number.',
        },
        {
          term: 'Address, state, province, ZIP or postal code, city',
          text: 'when you save a delivery address or fill in the address of your profile.',
        },
        { term: 'Usage data', text: 'as described below.' },
      ],
    },
    {
      type: 'text',
      text: 'Your account also holds your password, which is stored only as a one-way hash, your profile picture if you upload one, and the history of your orders, downloads and wallet movements, your messages and what you attach to them, your reviews, the names of devices that hold a licence, the public half of your passkeys, and where you are signed in: the browser and a shortened network, never your full internet address. Profile pictures are converted on arrival, which removes hidden information such as the place where a photo was taken.',
    },
    { type: 'heading', text: 'Usage data' },
    {
      type: 'text',
      text: 'With each request your browser sends an internet address, the page it asks for and a description of the browser. Our server uses the internet address to limit repeated attempts, for example wrong passwords, and may note the time, the page and the result in a log so that faults and misuse can be found. Passwords and sign-in tokens are never written to a log. Downloads are counted for your own overview.',
    },
    {
      type: 'text',
      text: 'We count visits to our public pages on our own server, without cookies and without storing your internet address or browser: by page, source, country and kind of device. To count a visitor of a day once, the server computes a random-looking value that it deletes, with its key, when the day is over. A browser that asks not to be tracked is not counted.',
    },
    { type: 'heading', text: 'What we use the data for' },
    {
      type: 'list',
      items: [
        { term: null, text: 'To run your account: sign-in, orders, downloads, wallet and addresses.' },
        { term: null, text: 'To answer messages and show comments after we have read them.' },
        {
          term: null,
          text: 'To send the newsletter to people who have confirmed it by e-mail. Every issue carries a link to unsubscribe.',
        },
        { term: null, text: 'To tell you about changes that concern your account, such as a new password.' },
        { term: null, text: 'To keep the Service secure and to find errors.' },
        { term: null, text: 'To meet legal duties, such as keeping records of payments.' },
      ],
    },
    { type: 'heading', text: 'Who receives data' },
    {
      type: 'text',
      text: 'Data is kept on servers that we rent, and e-mail is delivered by a mail provider. Both handle it only on our behalf. We pass data to authorities when a law obliges us to. If the Studio is sold or merged, you will be told before your data passes to the new operator.',
    },
    { type: 'heading', text: 'How long it is kept' },
    {
      type: 'text',
      text: 'Account data is kept for as long as the account exists. When an account is deleted, the name, e-mail address, picture and addresses are erased. Orders and wallet movements remain without your name, because bookkeeping needs them. Messages are kept for as long as the matter needs. What was mailed to you is listed for 90 days, its text for 30. A new e-mail address waits until its link is opened, and the former one can be brought back for seven days. A file with your data is removed after seven days. A link to reset a password is valid for one hour and works once.',
    },
    { type: 'heading', text: 'Security' },
    {
      type: 'text',
      text: 'Connections are encrypted, passwords are hashed, and a change of password ends all your other sessions. No system is safe in every case. If your data is affected by an incident, we will tell you what happened and what you can do.',
    },
    { type: 'heading', text: 'Children' },
    {
      type: 'text',
      text: 'Accounts are meant for people of 13 years and older. If you find that a younger child has registered, write to us and we will delete the account.',
    },
    { type: 'heading', text: 'Your choices' },
    {
      type: 'text',
      text: 'You can see and change your name, e-mail address, picture and addresses in your profile at any time. There you also export everything that we keep of you as one file, and delete your account; it is erased 30 days later, and a sign-in before that keeps it. We will not treat you differently for doing so.',
    },
  ],
};
