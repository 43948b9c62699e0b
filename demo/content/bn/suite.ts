import type { SuiteFeatureContent } from '../types.ts';
import type { Translated } from './translated.ts';

/** In the order of `suiteFeatures`. */
export const banglaSuiteFeatures: Translated<SuiteFeatureContent[]> = [
  {
    title: 'উন্নত এআই সুবিধা',
    description: 'ছবির বর্ণনা, সারাংশ আর বাংলা-ইংরেজি অনুবাদের খসড়া তৈরি করে। প্রতিটি আপনি দেখে অনুমোদন দেবেন।',
  },
  {
    title: 'রিয়েল টাইমে একসঙ্গে কাজ',
    description: 'একই ক্যালেন্ডার, বাছাই করা নকশা বা লেখায় কয়েকজন একসঙ্গে কাজ করেন, কে কোথায় আছেন তা-ও দেখা যায়।',
  },
  {
    title: 'প্রতিষ্ঠানের উপযোগী নিরাপত্তা',
    description: 'নিজের প্রতিষ্ঠানের মাধ্যমে সাইন ইন, প্রতিটি টিমের আলাদা ভূমিকা, আর সব পরিবর্তনের লগ, যা এক্সপোর্ট করা যায়।',
  },
  {
    title: 'নিজের মতো ওয়ার্কফ্লো',
    description: 'ধাপগুলো নিজের মতো সাজান: কোনো ফাইল এলে সেটি বড় হবে, নাম বদলাবে, তারপর প্রিন্টারে যাবে।',
  },
];
