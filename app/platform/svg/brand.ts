import { readSvg, writeSvg } from './clean-svg'
import { newElement, type SvgElement, walk } from './tree'

type SvgBrand = {
  /** `#rrggbb` */
  primary: string
  secondary: string
  logo?: { dataUri: string; width: number; height: number }
}

const variable = /var\(\s*--brand-(primary|secondary)\s*(?:,(?:[^()]|\([^()]*\))*)?\)/gi

/** Puts a brand into a cleaned SVG: its colors for the variables, its logo into the logo boxes. */
export function applyBrand(svg: string, brand: SvgBrand): string {
  const { root } = readSvg(svg)
  if (brand.logo) {
    for (const element of [...walk(root)]) {
      if (element.attributes.get('data-brand') === 'logo') placeLogo(element, brand.logo.dataUri)
    }
  }
  return writeSvg(root).replace(variable, (_, name: string) =>
    name.toLowerCase() === 'primary' ? brand.primary : brand.secondary,
  )
}

const measures = ['x', 'y', 'width', 'height'] as const

/** The logo fills the box of the marked element, or of the first box inside a marked group. */
function placeLogo(element: SvgElement, href: string): void {
  const hasSize = ({ attributes }: SvgElement) =>
    Number(attributes.get('width')) > 0 && Number(attributes.get('height')) > 0
  const box = [...walk(element)].find(hasSize)
  if (!box) return
  const image = newElement('image')
  for (const name of measures) {
    const value = box.attributes.get(name)
    if (value) image.attributes.set(name, value)
  }
  image.attributes.set('href', href)
  const transform = box !== element && box.attributes.get('transform')
  if (transform) image.attributes.set('transform', transform)
  element.children = [image]
  if (box === element) {
    // A shape cannot hold a picture: it becomes a group at the same place.
    element.name = 'g'
    for (const name of [...measures, 'href', 'fill', 'stroke', 'style', 'class']) {
      element.attributes.delete(name)
    }
  }
}
