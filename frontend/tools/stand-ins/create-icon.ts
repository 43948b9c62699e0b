import type { SVGProps } from 'react';
import { createElement, forwardRef } from 'react';

type Attributes = Readonly<Record<string, string>>;

export interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [string, Attributes])[];
}

const isNamed = (props: object) => Object.keys(props).some((name) => /^aria-|^(?:role|title)$/.test(name));

/**
 * An icon from lucide's paths with the markup of lucide's own component; sizes come from classes, colours from the
 * text.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className = '', children, ...props }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${[name, ...aliases].map((word) => `lucide-${word} `).join('')}${className}`.trim(),
        ...(children || isNamed(props) ? {} : { 'aria-hidden': true }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}
