import { cannedTexts } from '../conversations.ts';
import type { Translated } from './translated.ts';

export const banglaCannedTexts: Translated<typeof cannedTexts> = [
  {
    title: 'ফাইল অ্যাকাউন্টে আছে',
    text: 'প্রিয় {name},\n\nআপনার {order} নম্বর অর্ডারের ফাইল এখন অ্যাকাউন্টে আছে, ডাউনলোড পেজে পাবেন।\n\nস্টুডিওর সবার পক্ষ থেকে শুভেচ্ছা',
  },
  {
    title: 'আরও কিছু জানা দরকার',
    text: 'প্রিয় {name},\n\nলেখার জন্য ধন্যবাদ। কোন ভার্সন ব্যবহার করছেন আর সমস্যার সময় স্ক্রিনে কী দেখেন, একটু জানাবেন? একটি ছবি দিলে অনেক সুবিধা হয়।\n\nস্টুডিওর সবার পক্ষ থেকে শুভেচ্ছা',
  },
];

/** The saved replies with their texts in Bangla; the team finds them by their English titles. */
export const translatedCannedTexts = () =>
  cannedTexts.map((text, index) => {
    const bangla = banglaCannedTexts[index];
    return { ...text, translations: bangla?.text ? [{ language: 'bn' as const, text: bangla.text }] : [] };
  });
