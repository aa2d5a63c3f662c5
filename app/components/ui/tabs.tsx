import { Link } from '@remix-run/react'

export type Tab = { to: string; label: string; count?: number | string; current?: boolean }

/** Views of one screen, as links. On a phone the row scrolls. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className="tab"
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
