import type { ReactElement } from 'react'
import type { CategoryId } from './categories'
import type { Theme } from './color/theme'
import type { Orientation } from './types'

/** The words of a panel. Any JSON-like object: it is merged with a project's own words. */
export type PanelContent = object

export type PanelProps<C extends PanelContent = PanelContent> = {
  t: Theme
  o: Orientation
  content: C
}

type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type PanelDefinition<C extends PanelContent = PanelContent> = {
  /** Kebab case, unique, starts with the category: `hero-scene`. */
  id: string
  name: string
  category: CategoryId
  columns: ColumnCount
  /** Extra words people may search for. */
  keywords: readonly string[]
  /** True when the logo or the project name is drawn. */
  usesBrandName: boolean
  /** True when a drawn screen runs out of the panel on purpose and cuts its own words. */
  bleeds?: boolean
  content: C
  render(props: PanelProps<C>): ReactElement
}
