import { clsx } from 'clsx';
import { type DecisionName, decisions, greyOf, sizeOf } from './decisions.ts';
import type { Values } from './use-lesson.ts';

interface BillProps {
  readonly values: Values;
  /** The element being decided is marked in red, as on the course's sheets. */
  readonly marked: DecisionName | undefined;
}

const ITEMS = [
  ['কল, ৩১২ মিনিট', '৳ ২৮০'],
  ['ইন্টারনেট, ১২ জিবি', '৳ ৩১০'],
  ['ভ্যাট', '৳ ৫৮'],
] as const;

const TAG =
  'absolute -right-2 translate-x-full rounded-sm bg-[#c22f16] px-1.5 py-0.5 font-sans text-xs leading-tight font-semibold text-white tabular-nums whitespace-nowrap max-sm:right-0 max-sm:-translate-x-1';

/**
 * A mobile bill with adjustable styles. Its initial state uses only classes: server-rendered pages have no style
 * attributes.
 */
export function Bill({ values, marked }: BillProps) {
  const tag = (name: DecisionName, className: string) => {
    const decision = decisions.find((one) => one.name === name);
    return name === marked && decision ? (
      <span lang="en" className={clsx(TAG, className)}>
        {decision.say(values[name])}
      </span>
    ) : null;
  };
  const changed = <T,>(name: DecisionName, style: T) =>
    values[name] === decisions.find((one) => one.name === name)?.start ? undefined : style;
  const grey = changed('grey', { color: greyOf(values.grey) });
  const gap = (
    <div
      className={clsx('relative h-2', marked === 'gap' && 'bg-[#c22f16]/18')}
      style={changed('gap', { height: values.gap })}
    >
      {tag('gap', 'top-1/2 -translate-y-1/2')}
    </div>
  );
  return (
    <div
      lang="bn"
      role="img"
      aria-label="A mobile bill in Bangla: 648 taka, due on 25 November, three items, a note and a button that pays"
      className="w-full max-w-80 rounded-lg bg-[#fdfaf2] p-6 font-sans text-base text-[#1d2523] shadow-float"
    >
      <div className="grid gap-2 leading-snug">
        <p className="text-black" style={grey}>
          মোবাইল বিল
        </p>
        <p className="relative text-[20px] leading-none" style={changed('size', { fontSize: sizeOf(values.size) })}>
          ৳ ৬৪৮
          {tag('size', 'top-1/2 -translate-y-1/2')}
        </p>
        <p>শেষ তারিখ ২৫ নভেম্বর</p>
      </div>
      {gap}
      <div className="relative grid gap-2 text-sm leading-snug text-black" style={grey}>
        {ITEMS.map(([what, price]) => (
          <p key={what} className="flex justify-between gap-3">
            <span>{what}</span>
            <span>{price}</span>
          </p>
        ))}
        {tag('grey', 'top-1/2 -translate-y-1/2')}
      </div>
      {gap}
      <div className="relative">
        <p className="text-sm leading-[1.2]" style={changed('leading', { lineHeight: values.leading })}>
          তারিখ পেরিয়ে গেলে সংযোগ বন্ধ হতে পারে। প্রশ্ন থাকলে লিখুন, সেদিনই উত্তর দিই।
        </p>
        {tag('leading', 'top-1/2 -translate-y-1/2')}
      </div>
      {gap}
      <div
        className="relative grid h-6 place-items-center rounded-md bg-[#f3aa2f] text-sm leading-none font-semibold"
        style={changed('button', { height: values.button })}
      >
        বিল দিন
        {tag('button', 'top-1/2 -translate-y-1/2')}
      </div>
    </div>
  );
}
