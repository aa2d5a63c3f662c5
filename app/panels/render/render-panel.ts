import satori from 'satori'
import { createTheme } from '../color/create-theme'
import { mergeContent } from '../content'
import type { PanelContent, PanelDefinition } from '../definition'
import { dressed } from '../dress/dress'
import { findPanel } from '../library'
import type { Brand } from '../types'
import type { Variant } from '../variant'
import { cleanUp } from './clean-up'
import { drawName } from './draw-name'
import { fonts } from './fonts'
import { safeBrand } from './safe-brand'

const renderedWidth = 1440

export type RenderedPanel = { svg: string; width: typeof renderedWidth; height: number }

type DrawOptions = Variant & {
  brand: Brand
  /** All that the panel says, instead of its example. */
  content?: PanelContent
}

/** Draws a panel that need not be in the library. */
export async function drawPanel(
  panel: PanelDefinition,
  { orientation, color, brand, content = panel.content }: DrawOptions,
): Promise<RenderedPanel> {
  const safe = safeBrand(brand)
  const t = createTheme(safe, color)
  if (panel.usesBrandName && brand.name && !safe.name && !safe.logo) {
    t.brand.drawnName = await drawName(brand.name, t)
  }
  const element = dressed(panel.render({ t, o: orientation, content }), safe)
  const raw = await satori(element, { width: renderedWidth, fonts: fonts() })
  const svg = cleanUp(raw, { keepImages: safe.logo ? [safe.logo.dataUri] : [] })
  const height = Number(svg.match(/^<svg[^>]* height="([\d.]+)"/)?.[1] ?? 0)
  return { svg, width: renderedWidth, height }
}

/** Draws a panel of the library for a brand, some words in place of its own. The same input always gives the same string. */
export async function renderPanel(
  id: string,
  variant: Variant,
  brand: Brand,
  words?: object,
): Promise<RenderedPanel> {
  const panel = findPanel(id)
  if (!panel) throw new Error(`No panel with the id ${id}`)
  return drawPanel(panel, { ...variant, brand, content: mergeContent(panel.content, words) })
}
