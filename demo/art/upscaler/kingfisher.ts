import { n, times } from '../scene.ts';
import { water as c } from './palette.ts';

const body =
  'M62-150C40-207-52-207-78-140C-96-95-92-70-104-20C-118 50-122 110-130 206L-94 212C-82 184-60 166-30 158C30 150 80 100 84 30C86-10 72-50 66-80C74-95 74-125 62-150Z';
const breast =
  'M66-80C72-50 86-10 84 30C80 100 30 150-30 158C-52 150-54 90-40 40C-30-10-10-50 10-72C30-80 50-84 66-80Z';
const wing = 'M-52-62C-10-44-4 38-32 96C-52 134-86 158-114 182C-122 110-112 40-100-20C-92-50-76-68-52-62Z';

/** Barbs of the breast: short strokes in rows. */
const down = times(34, (index) => {
  const row = Math.floor(index / 5);
  const x = -22 + (index % 5) * 21 + (row % 2) * 9 - row * 3;
  const y = -44 + row * 27 + (index % 5) * 3;
  return `M${x} ${y}q4 8 1 15`;
});

const coverts = times(15, (index) => {
  const [row, column] = [Math.floor(index / 3), index % 3];
  const [x, y] = [-78 + column * 22 + row * 2, -34 + row * 26 + column * 8];
  return `<path d="M${x - 9} ${y}q9 15 19 1" fill="none" stroke="#0c4c78" stroke-width="3"/><circle cx="${x + 1}" cy="${y - 2}" r="3.200" fill="#9fe0f2"/>`;
});

const flights = times(
  6,
  (index) =>
    `M${-100 + index * 9} ${86 + index * 5}C${-104 + index * 8} ${118 + index * 2} ${-110 + index * 7} ${146 - index * 2} ${-112 + index * 8} ${n(176 - index * 7)}`,
);

const crown = times(22, (index) => {
  const [row, column] = [Math.floor(index / 6), index % 6];
  return `M${n(-58 + column * 18 + row * 5)} ${n(-150 - Math.sin(((column + 0.8) / 6.4) * Math.PI) * (30 - row * 8) + row * 9)}q5-6 10 0`;
});

/** A kingfisher facing right, about 350 wide and 420 tall, its feet at 0, 160. */
export const kingfisher = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">
<path d="M60-147C110-143 176-129 222-115C170-110 110-108 62-111Z" fill="#22323b"/><path d="M62-124C120-122 180-118 222-115C170-110 110-108 62-111Z" fill="#d8663a"/><path d="M64-125C120-123 180-118 220-115" fill="none" stroke="#0c1519" stroke-width="2"/>
<path d="${body}" fill="${c.blue}"/><path d="M-128 190C-112 150-96 60-70-10C-60-40-60-60-66-90C-92-60-94-40-104-20C-118 50-122 110-130 206Z" fill="#5cc4e6"/>
<path d="${breast}" fill="${c.orange}"/><path d="M84 30C80 100 30 150-30 158C-46 152-52 126-50 96C-20 130 50 120 84 30Z" fill="${c.rust}" opacity=".75"/><clipPath id="breast"><path d="${breast}"/></clipPath><g clip-path="url(#breast)"><path d="${down}" fill="none" stroke="#f7a868" stroke-width="2.600"/></g>
<path d="M68-86C40-96 6-90-10-66C12-48 52-50 69-68Z" fill="${c.cream}"/><path d="M-6-66q12 8 24 10M14-80q14 10 30 12M34-86q12 8 26 10" fill="none" stroke="#d8cdb4" stroke-width="2"/>
<path d="${wing}" fill="#12608f"/><path d="M-32 96C-52 134-86 158-114 182C-117 150-116 124-112 92C-90 112-56 112-32 96Z" fill="#0d4569"/>${coverts}<path d="${flights}" fill="none" stroke="#2f8fbd" stroke-width="2.600"/>
<path d="M62-150C40-207-52-207-78-140C-82-128-84-118-86-108C-60-126-20-132 10-126L62-132Z" fill="${c.azure}"/><path d="${crown}" fill="none" stroke="#bdeaf7" stroke-width="3.400"/>
<path d="M64-136 40-120 8-118C-18-128-48-118-60-100C-36-90-4-94 10-104L66-112Z" fill="${c.orange}"/><path d="M-58-102C-74-96-82-82-80-66C-62-70-46-84-42-98Z" fill="${c.cream}"/><path d="M66-110C40-100 6-100-14-90C-24-84-30-76-34-66C-12-74 30-92 68-88Z" fill="${c.blue}"/>
<circle cx="36" cy="-138" r="15" fill="#10181c"/><circle cx="41" cy="-143" r="5" fill="#fff"/><path d="M18-138A18 18 0 0 1 54-140" fill="none" stroke="#0c4c78" stroke-width="3"/>
<path d="M-14 156C-18 166-16 174-6 176M4 152C2 164 6 172 16 174" fill="none" stroke="#d8452a" stroke-width="9"/></g>`;

const reed = (x: number, y: number, height: number, lean: number, colour: string) =>
  `<path d="M${x} ${y}C${x} ${y - height * 0.5} ${x + lean * 0.4} ${y - height * 0.8} ${x + lean} ${y - height}C${n(x + lean * 0.5)} ${n(y - height * 0.7)} ${x + 16} ${n(y - height * 0.4)} ${x + 14} ${y}Z" fill="${colour}"/>`;

/** The whole picture, 1200 x 1080: a kingfisher on a bamboo post by the river at first light. `birdX` moves the bird. */
export function riverPicture(birdX = 600): string {
  const post = (x: number, top: number, width: number, tone: readonly [string, string, string]) =>
    `<path d="M${x} 1080V${top}H${x + width}V1080Z" fill="${tone[0]}"/><path d="M${x + width * 0.62} 1080V${top}H${x + width}V1080Z" fill="${tone[1]}"/><ellipse cx="${x + width / 2}" cy="${top}" rx="${width / 2}" ry="${width * 0.15}" fill="${tone[2]}"/>${[150, 330].map((step) => `<path d="M${x - 5} ${top + step}Q${x + width / 2} ${top + step + 14} ${x + width + 5} ${top + step}" fill="none" stroke="${tone[1]}" stroke-width="11"/><path d="M${x - 3} ${top + step - 7}Q${x + width / 2} ${top + step + 7} ${x + width + 3} ${top + step - 7}" fill="none" stroke="${tone[2]}" stroke-width="2.500"/>`).join('')}`;
  const ripples = times(16, (index) => {
    const y = 690 + index * 26;
    const x = ((index * 317) % 1100) - 60;
    const long = 150 + ((index * 83) % 190);
    return `<path d="M${x} ${y}q${long / 4}-9 ${long / 2} 0t${long / 2} 0" fill="none" stroke="${index % 3 ? '#7fbcc0' : '#ffe3b0'}" stroke-width="${n(3 + index * 0.25)}" stroke-linecap="round"/>`;
  });
  const bank = `M0 640V560C60 520 110 552 160 530C220 500 270 546 330 530C420 506 470 560 560 544C660 520 720 566 820 540C900 516 980 556 1060 532C1120 516 1170 540 1200 528V640Z`;
  return `<rect width="1200" height="1080" fill="#f4dfb4"/><path d="M0 0H1200V150H0Z" fill="#8fc3c6"/><path d="M0 150H1200V270H0Z" fill="#b5d5c9"/><path d="M0 270H1200V390H0Z" fill="#d9e0c0"/>
<circle cx="870" cy="520" r="230" fill="#f9d08c"/><circle cx="870" cy="520" r="168" fill="#f8b765"/><circle cx="870" cy="520" r="112" fill="#f39143"/><path d="${bank}" fill="#4a8a84"/><path d="M0 650V590C90 570 160 596 260 580S480 606 620 588S900 604 1200 578V650Z" fill="#2c6b6d"/>
<rect y="640" width="1200" height="440" fill="#4b9aa3"/><path d="M0 760C300 740 700 790 1200 750V1080H0Z" fill="#3a8893"/><path d="M0 900C400 870 800 930 1200 890V1080H0Z" fill="#276f7d"/><path d="M770 660H980M800 690H950M740 720H1010M820 752H930M790 786H970" stroke="#f9b869" stroke-width="9" stroke-linecap="round"/>${ripples}
${times(9, (index) => reed(20 + index * 34, 1090, 260 + ((index * 71) % 190), index % 2 ? 60 : -34, index % 3 ? '#1d5450' : '#2f7a62'))}${times(7, (index) => reed(980 + index * 38, 1090, 190 + ((index * 97) % 170), index % 2 ? -66 : 30, index % 3 ? '#1d5450' : '#2f7a62'))}
${post(birdX - 62, 752, 96, ['#b98a4b', '#8a6030', '#e4c283'])}${kingfisher(birdX, 494, 1.56)}`;
}
