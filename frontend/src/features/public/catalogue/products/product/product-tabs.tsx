import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ProductTab } from './tab.ts';
import { nextTab, productTabs } from './tab-steps.ts';

interface ProductTabsProps {
  readonly id: string;
  readonly tab: ProductTab;
  readonly panels: Record<ProductTab, ReactNode>;
}

const tabId = (tab: ProductTab) => `tab-${tab}`;
const panelId = (tab: ProductTab) => `panel-${tab}`;

/**
 * Two tabs. The selected one is part of the URL, so each tab is a link and works before hydration and without
 * JavaScript.
 */
export function ProductTabs({ id, tab: selection, panels }: ProductTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = nextTab(event.key, selection);
    if (!tab) return;
    event.preventDefault();
    const link = list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`);
    link?.focus();
    link?.click();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t`About the product`}
        className="flex gap-x-6 border-b border-border sm:gap-x-8"
      >
        {productTabs.map(({ tab, label }) => (
          <Link
            key={tab}
            id={tabId(tab)}
            role="tab"
            to="/product/$id"
            params={{ id }}
            search={{ tab: tab === 'features' ? undefined : tab }}
            activeOptions={{ includeSearch: true }}
            replace
            aria-selected={tab === selection}
            aria-controls={panelId(tab)}
            tabIndex={tab === selection ? 0 : -1}
            onKeyDown={onKeyDown}
            className="relative inline-flex min-h-13 items-center leading-tight font-semibold text-muted-foreground transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-primary after:transition-transform hover:text-foreground aria-selected:text-foreground aria-selected:after:scale-x-100"
          >
            {label}
          </Link>
        ))}
      </div>
      {productTabs.map(({ tab }) => (
        <div key={tab} id={panelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} hidden={tab !== selection}>
          {panels[tab]}
        </div>
      ))}
    </>
  );
}
