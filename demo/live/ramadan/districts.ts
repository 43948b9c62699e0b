import type { Place } from './sun-times.ts';

/**
 * Each district with the position of its town: degrees north and east, to a hundredth, which is two seconds of solar
 * time.
 */
const TOWNS =
  'Bagerhat 22.65 89.79,Bandarban 22.20 92.22,Barguna 22.16 90.13,Barishal 22.70 90.37,Bhola 22.69 90.65,Bogura 24.85 89.38,Brahmanbaria 23.96 91.11,Chandpur 23.23 90.67,Chapainawabganj 24.60 88.28,Chattogram 22.34 91.83,Chuadanga 23.64 88.84,Cox’s_Bazar 21.44 91.97,Cumilla 23.47 91.18,Dhaka 23.71 90.41,Dinajpur 25.62 88.64,Faridpur 23.61 89.84,Feni 23.02 91.40,Gaibandha 25.33 89.53,Gazipur 24.00 90.43,Gopalganj 23.01 89.83,Habiganj 24.37 91.42,Jamalpur 24.94 89.94,Jashore 23.17 89.21,Jhalokati 22.64 90.20,Jhenaidah 23.54 89.15,Joypurhat 25.10 89.04,Khagrachhari 23.12 91.98,Khulna 22.82 89.57,Kishoreganj 24.44 90.78,Kurigram 25.81 89.64,Kushtia 23.90 89.12,Lakshmipur 22.94 90.84,Lalmonirhat 25.92 89.45,Madaripur 23.16 90.19,Magura 23.49 89.42,Manikganj 23.86 90.00,Meherpur 23.76 88.63,Moulvibazar 24.48 91.78,Munshiganj 23.54 90.53,Mymensingh 24.75 90.41,Naogaon 24.83 88.92,Narail 23.17 89.51,Narayanganj 23.63 90.50,Narsingdi 23.93 90.72,Natore 24.42 89.00,Netrokona 24.87 90.73,Nilphamari 25.93 88.86,Noakhali 22.87 91.10,Pabna 24.00 89.23,Panchagarh 26.34 88.55,Patuakhali 22.36 90.33,Pirojpur 22.58 89.99,Rajbari 23.76 89.64,Rajshahi 24.37 88.56,Rangamati 22.66 92.18,Rangpur 25.76 89.24,Satkhira 22.72 89.07,Shariatpur 23.21 90.35,Sherpur 25.02 90.02,Sirajganj 24.45 89.70,Sunamganj 25.07 91.40,Sylhet 24.89 91.87,Tangail 24.26 89.92,Thakurgaon 26.03 88.46';

const BANGLA_NAMES =
  'বাগেরহাট বান্দরবান বরগুনা বরিশাল ভোলা বগুড়া ব্রাহ্মণবাড়িয়া চাঁদপুর চাঁপাইনবাবগঞ্জ চট্টগ্রাম চুয়াডাঙ্গা কক্সবাজার কুমিল্লা ঢাকা দিনাজপুর ফরিদপুর ফেনী গাইবান্ধা গাজীপুর গোপালগঞ্জ হবিগঞ্জ জামালপুর যশোর ঝালকাঠি ঝিনাইদহ জয়পুরহাট খাগড়াছড়ি খুলনা কিশোরগঞ্জ কুড়িগ্রাম কুষ্টিয়া লক্ষ্মীপুর লালমনিরহাট মাদারীপুর মাগুরা মানিকগঞ্জ মেহেরপুর মৌলভীবাজার মুন্সীগঞ্জ ময়মনসিংহ নওগাঁ নড়াইল নারায়ণগঞ্জ নরসিংদী নাটোর নেত্রকোনা নীলফামারী নোয়াখালী পাবনা পঞ্চগড় পটুয়াখালী পিরোজপুর রাজবাড়ী রাজশাহী রাঙ্গামাটি রংপুর সাতক্ষীরা শরীয়তপুর শেরপুর সিরাজগঞ্জ সুনামগঞ্জ সিলেট টাঙ্গাইল ঠাকুরগাঁও'.split(
    ' ',
  );

export interface District extends Place {
  readonly name: string;
  readonly bangla: string;
}

/** All 64 districts of Bangladesh by their names. */
export const districts: readonly District[] = TOWNS.split(',').map((town, index) => {
  const [name = '', latitude, longitude] = town.split(' ');
  return {
    name: name.replace('_', ' '),
    bangla: BANGLA_NAMES[index] ?? name,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});
