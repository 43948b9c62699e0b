import { figureIn, picture } from '../pictures.ts';
import type { ProductSource } from '../types.ts';

const queue = picture('products/upscaler-2', 'Queue of five pictures, two finished, one in progress and two waiting');

const text = `## From a stamp to a sheet

A phone picture from 2008 is as wide as a stamp if you want it sharp in print. This is what each step makes of it, at the 300 dots per inch that a print shop asks for:

| Enlarged | Pixels | Sharp in print |
| --- | --- | --- |
| not at all | 480 × 360 | 4 × 3 cm |
| two times | 960 × 720 | 8 × 6 cm |
| four times | 1920 × 1440 | 16 × 12 cm |
| eight times | 3840 × 2880 | 33 × 24 cm |

## What it is good at

- **Scans of old prints.** Grain and dust become quieter, and edges stay edges.
- **Pictures from a messenger.** The blocks of strong compression disappear before the picture grows.
- **Logos and drawings.** A line remains one line, without a grey border.

Text in a photo stays text only if you can read it in the original. Try such a picture with the free plan first.

> A larger picture is not a truer one. Keep the original.

## Three hundred scans, one night

Drop a folder on the window before you go home. The pictures run one after the other, and the computer may sleep when the last one is saved. A file that cannot be read does not stop the others: it is listed in the morning with the reason.

${figureIn(queue, 'The queue in the evening. Each picture shows what it still needs.')}

## Your clients’ pictures stay with you

The program opens no connection to enlarge a picture. You can pull the network cable and see for yourself. Each result is a new file beside the original, with the same colour profile and the same capture date, so that an archive sorts it where it belongs.`;

export const imageUpscaler: ProductSource = {
  id: 6,
  title: 'Windows Image Upscaler Software',
  description: `Enlarges photos and drawings two, four or eight times on your own computer, with clean edges and without uploading them anywhere. Made for print shops, photographers and anyone with a folder of old pictures.

Drop in a picture or a whole folder, choose the size, and compare before and after with a slider before you save. Noise and the blocks of strong JPEG compression are removed in the same step, and you set how much; faces can be kept as they are, so that nobody gets a stranger’s eyes. With a graphics card a small picture takes about ten seconds, with the processor alone a few minutes.

Enlarging invents detail that is likely, not detail that was there. A face of twenty pixels will not become a portrait, and a number plate that cannot be read stays unreadable. Results are limited to 200 megapixels.`,
  text: { content: text, figures: [queue] },
  category: 'Windows Applications',
  badges: ['New'],
  features: [
    'Enlarges two, four or eight times',
    'Before and after slider',
    'Whole folders in one run',
    'Works without internet',
    'Controls for noise and sharpness',
    'Keeps faces natural',
    'Keeps colour profile and capture date',
  ],
  benefits: [
    'Clients’ pictures never leave your computer, which is often what the contract asks for.',
    'A folder of 300 scans runs overnight; pictures that fail are listed in the morning with the reason.',
    'A small logo becomes sharp enough for a banner without being redrawn.',
    'You judge each result at full size before it is saved, and the original is never overwritten.',
  ],
  requirements: [
    'Windows 10 version 22H2 or Windows 11, 64-bit',
    '8 GB of memory, 16 GB for results over 100 megapixels',
    '700 MB of free storage',
    'Optional: graphics card with 4 GB of memory and Vulkan 1.2',
    'Opens JPEG, PNG, WebP and TIFF; saves PNG, JPEG and WebP',
  ],
  faqs: [
    {
      question: 'Are my pictures uploaded anywhere?',
      answer:
        'No. Everything is calculated on your own computer, and the program works without an internet connection. That is why a small picture takes minutes without a graphics card.',
    },
    {
      question: 'Do I need a graphics card?',
      answer:
        'No, but it helps a lot. With a 4 GB card a small picture takes about ten seconds; on the processor alone it takes a few minutes. Try it with the free plan before you buy: the speed on your computer is the same.',
    },
    {
      question: 'Can it make a blurred number plate readable?',
      answer:
        'No. The program adds plausible detail, not detail that was there. If you can’t read it in the original, you won’t be able to read it afterwards.',
    },
  ],
  images: [
    picture('products/upscaler-cover', 'Kingfisher in coarse blocks, sharp where a magnifying glass lies over it'),
    picture(
      'products/upscaler-1',
      'Window with one picture split by a slider, before at 480 by 360 and after at 3840 by 2880 pixels',
    ),
    picture('products/upscaler-2', 'Queue of five pictures, two finished, one in progress and two waiting'),
    picture('products/upscaler-3', 'Settings with the default scale, the graphics card and the file name'),
  ],
  licenceKeys: true,
  pricing: [
    {
      name: 'Free',
      price: 0,
      period: 'month',
      rights: { activations: 1, updateMonths: null, supportMonths: 0 },
      features: ['Enlarges two times', 'Ten pictures a day', 'No watermark'],
    },
    {
      name: 'Studio',
      price: 19.99,
      period: 'month',
      rights: { activations: 3, updateMonths: 1, supportMonths: 1, termMonths: 1 },
      features: [
        'Enlarges up to eight times',
        'Folder runs without a limit',
        'Controls for noise, sharpness and faces',
        'Use on three computers',
      ],
    },
  ],
  preview: { kind: 'component', component: 'image-upscaler' },
  demoLink: 'https://demo.nodi.example/image-upscaler',
  downloadLink: 'https://nodi.example/downloads/image-upscaler-1.0.0.zip',
  rating: 4.5,
  reviews: 143,
  downloads: '3k+',
  version: '1.0.0',
  lastUpdate: '2026-10-28',
};
