import type { PanelContent, PanelDefinition } from './definition'

/**
 * Declares a panel. The type of `content` is inferred from the default words, and `render`
 * receives that same type. The result is widened, so panels of any content fit in one list.
 */
export function definePanel<C extends PanelContent>(panel: PanelDefinition<C>): PanelDefinition {
  return panel as unknown as PanelDefinition
}
