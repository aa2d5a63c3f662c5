/** A row of the dashboard menu, and which rows are shown where: all that the browser needs of it. */

type MenuIcon =
  | 'users'
  | 'folder'
  | 'folder-open'
  | 'settings'
  | 'inbox'
  | 'bag'
  | 'building'
  | 'template'
  | 'layers'
  | 'panel'
  | 'chart'
  | 'sliders'
  | 'calendar'
  | 'plus'
  | 'mail'
  | 'swap'

export type MenuItem = {
  label: string
  href: string
  /** Rows of the first level have one. */
  icon?: MenuIcon
  /** The address of the row it belongs to: shown while somebody is in that area. */
  below?: string
  /** The heading it is under; none for the first rows. */
  group?: string
  /** The address of what the row leads to, where that begins otherwise. */
  also?: string
  /** How many there are behind it, as it is shown. */
  count?: string
  /** In how many of them the client answered last. */
  answered?: string
}

/**
 * The row of the screen at `pathname`: the longest address that contains it, of two that lead to the
 * same one the one below.
 */
export function currentItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ href, also }) =>
      [href, also].some((at) => at && (pathname === at || pathname.startsWith(`${at}/`))),
    )
    .sort((a, b) => b.href.length - a.href.length || Number(!!b.below) - Number(!!a.below))[0]
}

/** The rows that are shown where `current` is: those below another one only in its area. */
export const shownItems = (items: readonly MenuItem[], current?: MenuItem): MenuItem[] =>
  items.filter(({ below }) => !below || below === current?.href || below === current?.below)
