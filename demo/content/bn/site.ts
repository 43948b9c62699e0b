import type { SiteSections } from '../../../contract/rules/site-sections.ts';
import type { BusinessHoursContent, MissionContent, SiteContent, StatContent } from '../types.ts';
import type { Translated } from './translated.ts';

const description =
  'রাজশাহীর স্বাধীন সফটওয়্যার ও ডিজাইন স্টুডিও। আমরা অ্যান্ড্রয়েড অ্যাপ, উইন্ডোজের একটি টুল আর গ্রাফিক্স বানাই, ক্লায়েন্টদের জন্য চাহিদামতো কাজও করি।';
const location = 'রাজশাহী, বাংলাদেশ';

const banglaPromo: Translated<NonNullable<SiteContent['promo']>> = {
  text: 'পরীক্ষামূলক বিল্ড আর রিলিজ নোট সবার আগে আসে আমাদের চ্যানেলে।',
  linkText: 'চ্যানেলে যোগ দিন',
};

export const banglaSite: Translated<SiteContent> = {
  name: 'নদী স্টুডিও',
  description,
  location,
  promo: banglaPromo,
};

export const banglaBusinessHours: Translated<BusinessHoursContent[]> = [
  { days: 'সোমবার থেকে বৃহস্পতিবার', hours: 'সকাল ৯টা থেকে সন্ধ্যা ৬টা' },
  { days: 'সোমবার আরও', hours: 'সকাল ১০টা থেকে বিকেল ৪টা' },
  { days: 'শুক্রবার', hours: 'বন্ধ' },
  { days: 'সাপোর্ট', hours: '২৪ ঘণ্টা, সপ্তাহের ৭ দিন' },
];

export const banglaStatistics: Translated<StatContent[]> = [
  { label: 'সন্তুষ্ট ক্লায়েন্ট', value: '৪০+' },
  { label: 'শেষ করা প্রজেক্ট', value: '১৩০+' },
  { label: 'পুরস্কার', value: '৫' },
  { label: 'কাপ কফি', value: '' },
];

export const banglaMission: Translated<MissionContent> = {
  title: 'আমাদের লক্ষ্য',
  text: 'আমরা এমন সফটওয়্যার বানাই, যা বাংলাদেশের মানুষ নিজের ভাষায়, হাতে থাকা ফোনেই, দ্রুতগতির ইন্টারনেট ছাড়াও ব্যবহার করতে পারেন। নিজেদের অ্যাপ থেকে যা শিখি, তা ক্লায়েন্টের কাজেও লাগাই।',
  values: [
    {
      title: 'নতুন ভাবনা আগে',
      description:
        'নতুন কোনো ভাবনা আমরা আগে নিজেদের অ্যাপে পরখ করি। আসল ব্যবহারকারীদের হাতে টিকে গেলে তবেই তা ক্লায়েন্টের প্রজেক্টে যায়।',
    },
    {
      title: 'মানে ছাড় নেই',
      description: 'স্টোরে যাওয়ার আগে প্রতিটি রিলিজ চালিয়ে দেখা হয় চার বছরের পুরোনো, ২ জিবি র‍্যামের একটি ফোনে।',
    },
    {
      title: 'ক্লায়েন্টের সাফল্য',
      description: 'কোন সংখ্যাটি বদলানো চাই, তা শুরুতেই একসঙ্গে ঠিক করি। চালুর তিন মাস পর দুই পক্ষ মিলে সেটি দেখি।',
    },
    {
      title: 'শেখার শেষ নেই',
      description: 'বৃহস্পতিবারের বিকেল রাখা থাকে পড়া, কোর্স আর পুরোনো কোড সারানোর জন্য। যা শিখি, লিখে রাখি।',
    },
  ],
};

/** Topics are in `topics.ts`, the cards of the suite in `suite.ts`. */
export const banglaSections: Translated<SiteSections> = {
  identity: {
    tagline: 'অ্যাপ ও সফটওয়্যার ডিজাইন',
    headline: 'রাজশাহীতে আঁকা ও গড়া সফটওয়্যার',
    intro: description,
  },
  contact: { location, answer: 'এক কর্মদিবসের মধ্যেই উত্তর দিই।' },
  hours: { items: banglaBusinessHours },
  footer: {
    line: 'রাজশাহীতে ভালোবাসা দিয়ে তৈরি।',
    columns: [
      {
        title: 'অ্যাপ',
        links: [
          { label: 'রমজান ক্যালেন্ডার ২০২৫' },
          { label: 'বাংলা ক্যালেন্ডার ২০২৫' },
          { label: 'বাংলায় ইউএক্স ইউআই ডিজাইন শিখুন' },
          { label: 'মেহেদি ও হেনা ডিজাইন' },
        ],
      },
      {
        title: 'আরও যেখানে আছি',
        links: [{ label: 'ডেভেলপার পোর্টফোলিও' }, { label: 'টুলের সাইট' }, { label: 'ভিডিও চ্যানেল' }],
      },
      {
        title: 'স্টুডিও',
        links: [
          { label: 'ব্লগ' },
          { label: 'আমাদের সম্পর্কে' },
          { label: 'যোগাযোগ' },
          { label: 'গোপনীয়তা নীতি' },
          { label: 'শর্তাবলি' },
          { label: 'সেভ করা' },
        ],
      },
    ],
  },
  heads: {
    products: {
      text: 'ক্যালেন্ডার, একটি কোর্স, নকশার বই, ডিজিটাল ছবি আর উইন্ডোজের একটি টুল। সবই আমাদের বানানো, বেশির ভাগই শুরু করা যায় ফ্রি।',
    },
    services: {
      title: 'প্রথম স্কেচ থেকে রাতের পাহারা',
      text: 'যাঁরা পরিকল্পনা করেন, তাঁরাই আপনার সফটওয়্যার বানান আর চালু রাখেন। পুরো কাজটি দিতে পারেন, চাইলে শুধু একটি অংশও।',
    },
    blog: { text: 'আমাদের বানানো অ্যাপ আর বানাতে গিয়ে যা শিখি, তা নিয়ে লেখা।' },
    contact: { title: 'আপনার প্রজেক্টের কথা বলুন', text: 'শুরু করতে কয়েকটি বাক্যই যথেষ্ট।' },
    about: { title: 'নদীর ধারের ছোট এক স্টুডিও', text: description },
  },
  suite: {
    title: 'শিগগিরই আসছে',
    text: 'যে টুলগুলো আমাদের রোজ লাগে, সেগুলো নিয়ে একটি প্রিমিয়াম স্যুট। প্রথম দফায় সুযোগ পাবেন তাঁরা, যাঁদের নাম অপেক্ষার তালিকায় আছে।',
  },
  productPage: {
    cards: [
      {
        title: 'স্মার্ট কোড কমপ্লিশন',
        description: 'প্রথম কয়েকটি অক্ষর লিখলেই জেলা, লাইসেন্স আর রঙের কোড নিজে থেকে পুরো হয়ে যায়।',
      },
      {
        title: 'দ্রুত কাজ করে',
        description: 'ছাড়ার আগে প্রতিটি রিলিজ চার বছরের পুরোনো ফোন বা ল্যাপটপে চালিয়ে দেখা হয়।',
      },
      {
        title: 'বড় প্রতিষ্ঠানের মানের নিরাপত্তা',
        description: 'ফাইলে আমাদের ডিজিটাল স্বাক্ষর থাকে, আপডেট আসে এনক্রিপ্ট করা, আর কোনোটিতেই ট্র্যাকার নেই।',
      },
    ],
    promoText: 'আমাদের অনলাইন টুলগুলো ব্যবহার করে দেখুন',
    promoLink: 'এখনই দেখুন',
  },
  film: {
    title: 'আমাদের গল্প দেখুন',
    poster: { alt: 'সন্ধ্যায় নদীর ওপরের জানালার পাশে স্টুডিওর টেবিল, তাতে ল্যাপটপ, ফোন আর চা' },
  },
  about: {
    statistics: banglaStatistics,
    missionTitle: banglaMission.title ?? '',
    missionText: banglaMission.text ?? '',
    values: banglaMission.values ?? [],
  },
};
