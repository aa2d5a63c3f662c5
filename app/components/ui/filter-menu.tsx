import type { ReactNode } from 'react'
import { FilterChip } from './filter-chip'
import { useFilterHref } from './filter-link'
import { Menu, MenuLink } from './menu'

/** A filter: what one can choose, or what is chosen with the way to take it off. */
export function FilterMenu({
  label,
  chosen,
  options,
  to,
  children,
}: {
  label: string
  /** In words; empty while there is no filter. */
  chosen: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  /** The address with this value; an empty one is no filter. */
  to: (value: string) => string
  /** More ways to choose, below the options. */
  children?: ReactNode
}) {
  const href = useFilterHref()
  if (chosen) return <FilterChip label={`${label}: ${chosen}`} removeTo={to('')} />
  if (options.length === 0) return null
  return (
    <Menu label={label}>
      {options.map(([value, text]) => (
        <MenuLink key={value} to={href(to(value))}>
          {text}
        </MenuLink>
      ))}
      {children}
    </Menu>
  )
}
