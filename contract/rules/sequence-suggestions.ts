import type { SEQUENCE_NAMES } from './sequences.ts';

interface Suggestion {
  delay_days: number;
  texts: Record<'en' | 'bn', { subject: string; content: string }>;
}

/** A text whose last paragraph is a button. */
const toText = (subject: string, paragraphs: string[], label: string, path: string) => ({
  subject,
  content: [...paragraphs, `[${label}](${path})`].join('\n\n'),
});

/** Emails that a sequence starts with; the owner changes them before or after turning it on. */
export const SEQUENCE_SUGGESTIONS: Record<keyof typeof SEQUENCE_NAMES, Suggestion[]> = {
  welcome: [
    {
      delay_days: 1,
      texts: {
        en: toText(
          'Welcome',
          [
            'Hello,',
            'Thank you for subscribing. We write when there is something worth reading: new products, new versions, and what we learned while making them.',
            'This is what we have made so far:',
          ],
          'See our products',
          '/products',
        ),
        bn: toText(
          'আপনাকে স্বাগতম',
          [
            'প্রিয় পাঠক,',
            'সাবস্ক্রাইব করার জন্য ধন্যবাদ। নতুন প্রোডাক্ট, নতুন ভার্সন আর কাজ করতে গিয়ে যা শিখি, জানানোর মতো কিছু হলেই আমরা আপনাকে লিখব।',
            'এ পর্যন্ত আমরা যা তৈরি করেছি:',
          ],
          'আমাদের প্রোডাক্ট দেখুন',
          '/products',
        ),
      },
    },
    {
      delay_days: 5,
      texts: {
        en: toText(
          'Notes from our work',
          [
            'Hello,',
            'On our blog we describe how our products are made, which decisions were difficult, and what we would do differently today.',
          ],
          'Read the blog',
          '/blog',
        ),
        bn: toText(
          'আমাদের কাজের কথা',
          [
            'প্রিয় পাঠক,',
            'আমাদের প্রোডাক্ট কীভাবে তৈরি হয়, কোন সিদ্ধান্তগুলো কঠিন ছিল, আর আজ হলে আমরা কী অন্যভাবে করতাম, সেসব কথা আমরা ব্লগে লিখি।',
          ],
          'ব্লগ পড়ুন',
          '/blog',
        ),
      },
    },
  ],
  first_steps: [
    {
      delay_days: 1,
      texts: {
        en: toText(
          'Your first steps',
          [
            'Hello,',
            'Thank you for your order. Your files and licence keys are in your account, where you will also find new versions. If you ordered without an account, use the link in your order email.',
            'If something does not work as you expect, write to us. We are glad to help.',
          ],
          'Open my downloads',
          '/dashboard/downloads',
        ),
        bn: toText(
          'যেভাবে শুরু করবেন',
          [
            'প্রিয় গ্রাহক,',
            'অর্ডারের জন্য ধন্যবাদ। আপনার ফাইল ও লাইসেন্স কি আপনার অ্যাকাউন্টে আছে। নতুন ভার্সনও সেখানেই পাবেন। অ্যাকাউন্ট ছাড়া অর্ডার করে থাকলে অর্ডারের ইমেইলের লিংকটি খুলুন।',
            'কোথাও সমস্যা হলে আমাদের লিখুন। আমরা খুশি হয়ে সাহায্য করব।',
          ],
          'আমার ডাউনলোড দেখুন',
          '/dashboard/downloads',
        ),
      },
    },
  ],
  review: [
    {
      delay_days: 14,
      texts: {
        en: toText(
          'How do you like it?',
          [
            'Hello,',
            'You bought from us two weeks ago. What do you like, and what is missing? A short review helps others to decide, and helps us to improve.',
            'In your downloads, select *Write a review* next to the product.',
          ],
          'Open my downloads',
          '/dashboard/downloads',
        ),
        bn: toText(
          'কেমন লাগছে?',
          [
            'প্রিয় গ্রাহক,',
            'দুই সপ্তাহ আগে আপনি আমাদের কাছ থেকে কেনাকাটা করেছিলেন। কী ভালো লেগেছে, আর কীসের অভাব বোধ করছেন? আপনার ছোট একটি রিভিউ অন্যদের সিদ্ধান্ত নিতে সাহায্য করে, আমাদেরও আরও ভালো করতে সাহায্য করে।',
            'আপনার ডাউনলোডের পেজে প্রোডাক্টটির পাশে *রিভিউ লিখুন* বেছে নিন।',
          ],
          'আমার ডাউনলোড দেখুন',
          '/dashboard/downloads',
        ),
      },
    },
  ],
  unpaid: [
    {
      delay_days: 1,
      texts: {
        en: toText(
          'Complete your order',
          [
            'Hello,',
            'You started an order in our shop but haven’t paid for it yet. It is either still in your cart or, if you have already placed it, in your account under *Orders*. If you ordered without an account, use the link in your order email. If you have already paid by transfer, thank you: we’ll confirm it as soon as the payment arrives.',
            'Was something unclear? Write to us, and we will answer.',
          ],
          'Open my cart',
          '/cart',
        ),
        bn: toText(
          'আপনার অর্ডারটি সম্পূর্ণ করুন',
          [
            'প্রিয় গ্রাহক,',
            'আপনি আমাদের কাছে একটি অর্ডার শুরু করেছিলেন, কিন্তু টাকা দেওয়া বাকি। সেটি হয় এখনো আপনার কার্টে আছে, নয়তো অর্ডার করে থাকলে আপনার অ্যাকাউন্টের *অর্ডার* পেজে। অ্যাকাউন্ট ছাড়া অর্ডার করে থাকলে অর্ডারের ইমেইলের লিংকটি খুলুন। টাকা পাঠিয়ে থাকলে আপনাকে ধন্যবাদ: টাকা পৌঁছালেই আমরা জানাব।',
            'কিছু বুঝতে অসুবিধা হলে আমাদের লিখুন, আমরা উত্তর দেব।',
          ],
          'আমার কার্ট দেখুন',
          '/cart',
        ),
      },
    },
  ],
  update: [
    {
      delay_days: 7,
      texts: {
        en: toText(
          'A new version is ready for you',
          [
            'Hello,',
            'There is a new version of a product that you own, and you have not downloaded it yet. It is in your downloads, together with a list of what has changed.',
          ],
          'Get the new version',
          '/dashboard/downloads',
        ),
        bn: toText(
          'আপনার জন্য নতুন ভার্সন এসেছে',
          [
            'প্রিয় গ্রাহক,',
            'আপনার কেনা একটি প্রোডাক্টের নতুন ভার্সন এসেছে, কিন্তু আপনি এখনো সেটি ডাউনলোড করেননি। আপনার ডাউনলোডের পেজে সেটি পাবেন, কী কী বদলেছে তাও সেখানে লেখা আছে।',
          ],
          'নতুন ভার্সন নিন',
          '/dashboard/downloads',
        ),
      },
    },
  ],
  plan_ended: [
    {
      delay_days: 1,
      texts: {
        en: toText(
          'Your plan has ended',
          [
            'Hello,',
            'Your plan has ended. Nothing was charged. If you would like to continue, you can renew it in your account.',
            'If you decided not to renew, what could we have done better? We read every reply.',
          ],
          'See my plans',
          '/dashboard/downloads',
        ),
        bn: toText(
          'আপনার প্ল্যানের মেয়াদ শেষ হয়েছে',
          [
            'প্রিয় গ্রাহক,',
            'আপনার প্ল্যানের মেয়াদ শেষ হয়েছে। কোনো টাকা কাটা হয়নি। চালিয়ে যেতে চাইলে আপনার অ্যাকাউন্ট থেকে নবায়ন করতে পারেন।',
            'আর না চাইলে আমাদের জানান, আমরা কী আরও ভালো করতে পারতাম। প্রতিটি উত্তর আমরা পড়ি।',
          ],
          'আমার প্ল্যান দেখুন',
          '/dashboard/downloads',
        ),
      },
    },
  ],
  win_back: [
    {
      delay_days: 0,
      texts: {
        en: toText(
          'What is new since your last order',
          [
            'Hello,',
            'Half a year has passed since your last order. We have kept working: take a look at what is new, and at what has changed in the products you know.',
          ],
          'See what is new',
          '/products',
        ),
        bn: toText(
          'আপনার শেষ অর্ডারের পর যা যা নতুন',
          [
            'প্রিয় গ্রাহক,',
            'আপনার শেষ অর্ডারের পর ছয় মাস কেটে গেছে। এর মধ্যে আমরা কাজ চালিয়ে গেছি। কী কী নতুন এসেছে, আর আপনার চেনা প্রোডাক্টগুলোতে কী বদলেছে, দেখে নিতে পারেন।',
          ],
          'নতুন কী আছে দেখুন',
          '/products',
        ),
      },
    },
  ],
};
