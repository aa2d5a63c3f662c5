import { type BrandRow, findBrand } from '~/features/panels/brand-for-drawing.server'
import { brandIdOf } from '~/features/panels/ensure-brand.server'
import { homeBrand, homeDemo } from '~/features/panels/home-panels.server'
import { listPanels } from '~/features/panels/list-panels.server'
import { findPicture, type PanelVariant, panelRaster } from '~/features/panels/panel-picture.server'
import { listOfferedTemplates } from '~/features/templates/offered-template.server'
import { projectMessages } from '~/messages/projects'
import { drawnIn } from '~/panels/sizes'
import { firstVariant, isOrientation, isPanelColor } from '~/panels/variant'
import { log } from '~/platform/log.server'

/** Milliseconds after the start: the first pages are answered before. */
const pause = 1_500

/** The colors of a project nobody has given any. */
const plain = { primaryColor: '#000000', secondaryColor: '#000000', logo: null }

/**
 * Draws what the first visitor sees, soon after the start and one picture at a time: the website of
 * Home, the first category of Select A Panel, the templates of a new project. What is on disk
 * already is only read.
 *
 * @returns how to stop
 */
export function startPrerendering(): () => void {
  let stopped = false
  const timer = setTimeout(() => {
    warm(() => stopped).catch((error) => log.warn({ err: error }, 'pictures were not warmed up'))
  }, pause)
  timer.unref()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function warm(stopped: () => boolean): Promise<void> {
  for (const { brand, width, ...variant } of firstPictures()) {
    if (stopped()) return
    const source = findPicture({ ...variant, ...drawnIn(brand) })
    if (source) await panelRaster(source, brand, 'webp', width)
  }
}

/** Pictures for a first visitor, in this order. */
export const firstPictures = (): Wanted[] => [
  ...homePictures(),
  ...firstCategory(),
  ...offeredTemplates(),
]

type Wanted = PanelVariant & { brand: BrandRow; width: number }

function homePictures(): Wanted[] {
  const brand = findBrand(brandIdOf(homeBrand))
  const demo = brand && homeDemo(new URLSearchParams())
  if (!demo) return []
  const { above, section, below, variants, others } = demo
  return [...above, section, ...below, ...variants, ...others].flatMap(({ src }) => {
    const [, panelId, orientation, color, width] = address.exec(src) ?? []
    if (!panelId || !isOrientation(orientation) || !isPanelColor(color)) return []
    return [{ panelId, orientation, color, brand, width: Number(width) }]
  })
}

const address = /^\/panels\/([^/]+)\/(\w+)\/(\w+)\.webp\?w=(\d+)/

function firstCategory(): Wanted[] {
  const [category] = listPanels({ type: 'body' }).groups
  const brand = {
    id: '',
    name: projectMessages.guestProjectName,
    ...plain,
    story: null,
    facts: null,
    corners: 'round' as const,
    typeface: 'modern' as const,
    createdAt: 0,
  }
  return (category?.panels ?? []).map(({ id: panelId }, index) => ({
    panelId,
    ...firstVariant(index),
    brand,
    width: 480,
  }))
}

function offeredTemplates(): Wanted[] {
  return listOfferedTemplates().templates.flatMap(({ thumbnail: { brandId, pictures } }) => {
    const brand = findBrand(brandId)
    return brand ? pictures.map((picture) => ({ ...picture, brand, width: 480 })) : []
  })
}
