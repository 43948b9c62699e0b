/** Messages between the demo's customer and the studio; `hours` before the start of the demo. */
export const conversation = {
  subject: 'Moving to a new laptop',
  messages: [
    {
      from: 'person',
      hours: 30,
      text: 'My old laptop is going to my sister. Can I take the licence along to the new one, and does she need one of her own?',
    },
    {
      from: 'studio',
      hours: 27,
      text: 'Hello Nadia,\n\nyes: remove the old device under Downloads, then enter the same key on the new laptop. Nothing is lost.\n\nYour sister needs a licence of her own only if both of you want to use it at the same time.\n\nTanvir',
    },
  ],
} as const;

/** The team's note about the demo's customer; `hours` before the start of the demo. */
export const customerNote = {
  hours: 26,
  text: 'Works on two computers and shares one with her sister. Prefers email to phone calls.',
};

/** The demo's canned texts. */
export const cannedTexts = [
  {
    title: 'File is in the account',
    text: 'Hello {name},\n\nthe file of order {order} is in your account now, under Downloads.\n\nAll the best from the studio',
  },
  {
    title: 'We need a little more',
    text: 'Hello {name},\n\nthank you for writing. Could you tell us which version you use, and what you see on the screen when it happens? A picture helps a lot.\n\nAll the best from the studio',
  },
];
