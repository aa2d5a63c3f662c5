import { useEffect, useRef } from 'react'
import type { AnyLink } from './any-link'
import { classNames } from './class-names'
import { FilterLink } from './filter-link'
import { Icon, type IconName } from './icon'

export type Tab = {
  to: string
  label: string
  count?: number | string
  current?: boolean
  /** Content next to the views when there is room: its tab is then shown only while it is current. */
  narrow?: boolean
  icon?: IconName
  /** Stands after a line: another kind of view. */
  apart?: boolean
}

/**
 * Views of one screen, as links. On a phone the row scrolls, with script to the one that is
 * shown. @param link another kind of link
 */
export function Tabs({
  label,
  tabs,
  link: To = FilterLink,
}: {
  label: string
  tabs: readonly Tab[]
  link?: AnyLink | undefined
}) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.current)
  useEffect(() => {
    const tab = row.current?.children[current]
    if (!row.current || !(tab instanceof HTMLElement)) return
    const { offsetLeft, offsetWidth } = row.current
    row.current.scrollLeft = tab.offsetLeft - offsetLeft - (offsetWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <To
          key={`${tab.to} ${tab.label}`}
          to={tab.to}
          className={classNames(
            'tab',
            tab.narrow && !tab.current && 'only-narrow',
            tab.apart && 'tab-apart',
          )}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
          {tab.count !== undefined && <span>{tab.count}</span>}
        </To>
      ))}
    </nav>
  )
}
