import satori from 'satori'
import { mergeContent } from '../content'
import type { PanelContent, PanelDefinition } from '../definition'
import { dressed } from '../dress/dress'
import { findPanel } from '../library'
import type { Brand } from '../types'
import type { Variant } from '../variant'
import { cleanUp } from './clean-up'
import type { Exchange } from './expand'
import { fonts } from './fonts'
import { withPhotos } from './photos'
import { themeFor } from './theme-for'

const renderedWidth = 1440

export type RenderedPanel = { svg: string; width: typeof renderedWidth; height: number }

type DrawOptions = Variant & {
  brand: Brand
  /** All that the panel says, instead of its example. */
  content?: PanelContent
  /** Puts other pictures in place of drawn ones. */
  exchange?: Exchange | undefined
}

/** Draws a panel that need not be in the library. */
export async function drawPanel(
  panel: PanelDefinition,
  { orientation, color, brand, content = panel.content, exchange }: DrawOptions,
): Promise<RenderedPanel> {
  const t = { ...(await themeFor(panel, brand, color)), photos: exchange !== undefined }
  const { logo } = t.brand
  const plain = dressed(panel.render({ t, o: orientation, content }), t.brand)
  const element = exchange ? withPhotos(plain, exchange) : plain
  const raw = await satori(element, { width: renderedWidth, fonts: fonts(t.brand.typeface) })
  const svg = cleanUp(raw, { keepImages: logo ? [logo.dataUri] : [] })
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
