import type { PanelDefinition } from '~/panels/definition'
import { layOut } from '~/panels/render/lay-out'
import { overflowingNodes, wordsOutside } from '~/panels/render/overflow'
import type { Brand } from '~/panels/types'
import type { Variant } from '~/panels/variant'

/** Texts that leave the panel, or the card they start in. */
export async function overflowingTexts(
  panel: PanelDefinition,
  brand: Brand,
  variant: Variant,
): Promise<string[]> {
  const layout = await layOut(panel, variant, brand, panel.content)
  const texts = overflowingNodes(layout).map(({ text }) => text)
  return [...new Set([...wordsOutside(layout), ...texts])]
}
