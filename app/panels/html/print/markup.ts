import type { Theme } from '../../color/theme'
import type { Language } from '../../facts/languages'
import { isNode, type Photo, type TreeNode } from '../../tree/node'
import { attributesOf, escaped } from '../escape'
import { directionOf } from '../language'
import { widths } from '../layout/widths'
import { safeAddress } from '../links'
import { pageWordsIn } from '../words'
import { declare } from './declare'
import { type Around, factsOf, type Surroundings } from './facts'
import { Inputs } from './inputs'
import { paintOf, type Sheet } from './sheet'

/** A picture of a page: the text of a drawing, or an uploaded logo as a data URI. @returns its address */
export type PlacePicture = (source: string) => string

export type PrintOptions = {
  sheet: Sheet
  t: Theme
  placePicture: PlacePicture
  ids: PageIds
  /** Its pictures are seen at once. */
  isFirst?: boolean | undefined
  /** Each word carries its path. */
  withPaths?: boolean
  /** The language of the page. */
  language?: Language | undefined
}

/** The paths of a node's words, as an attribute. */
export const pathsOf = ({ words }: TreeNode, { withPaths }: PrintOptions) =>
  withPaths ? { 'data-words': words?.join(' ') } : undefined

/** Numbers for ids: a panel may stand twice on a page, and every drawing has ids of its own. */
export class PageIds {
  private readonly counts = new Map<string, number>()

  next(name: string): string {
    const count = (this.counts.get(name) ?? 0) + 1
    this.counts.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}

export const drawn = (source: string) => source.startsWith('<svg')

/** Pictures within the document. */
export const embedPicture: PlacePicture = (source) =>
  drawn(source) ? `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}` : source

/** Prints nodes as markup and their rules into the sheet. */
export class Markup {
  private readonly options: PrintOptions
  private readonly paint: (value: unknown) => string
  private readonly inputs: Inputs

  constructor(options: PrintOptions) {
    this.options = options
    this.inputs = new Inputs(options)
    this.paint = paintOf(options.t)
  }

  print(child: TreeNode | string, around: Surroundings): string {
    if (!isNode(child)) return escaped(child)
    const html = this.element(child, around)
    if (!child.listItem) return html
    if (child.tag === 'div' && !child.navigation && !child.image && !child.screen) {
      return html.replace(/^<div/, '<li').replace(/div>$/, 'li>')
    }
    return `<li class="as-if">${html}</li>`
  }

  private element(node: TreeNode, around: Surroundings): string {
    const facts = factsOf(node, around)
    const classes = this.options.sheet.classFor(declare(facts, this.paint))
    if (node.shape) return this.shape(node.shape.svg, classes)
    if (node.image) return this.image(node, classes)
    if (node.screen) return this.screen(node, classes)
    const { tag, navigation } = node
    const attributes = attributesOf({
      class: this.inputs.nameOf(node, nameLook(node, classes)),
      dir: directionOf(ownWords(node)),
      ...node.attributes,
      ...pathsOf(node, this.options),
    })
    if (tag === 'input') return `<input${attributes}>`
    const children = this.inputs.around(node, () =>
      node.children.map((child) => this.part(child, node, facts.inner)).join(''),
    )
    const inside = tag === 'select' ? `<option>${children}</option>` : children
    const html = `<${tag}${attributes}>${inside}</${tag}>`
    if (navigation === undefined) return html
    return `<nav${attributesOf({ 'aria-label': navigation, class: 'as-if' })}>${html}</nav>`
  }

  /** Words beside an icon have their own direction: it stays where it is drawn. */
  private part(child: TreeNode | string, within: TreeNode, around: Surroundings): string {
    const html = this.print(child, around)
    const dir = isNode(child) || isPlain(within) ? undefined : directionOf(child)
    return dir ? `<span${attributesOf({ dir })}>${html}</span>` : html
  }

  private shape(svg: string, classes: string): string {
    const own = `${this.options.ids.next('drawing')}-`
    return svg
      .replace(/ id="/g, ` id="${own}`)
      .replace(/url\(#/g, `url(#${own}`)
      .replace(/^<svg/, `<svg class="${classes}" aria-hidden="true"`)
  }

  private image({ image }: TreeNode, classes: string): string {
    if (!image) return ''
    if (image.photo) return this.photo(image.photo, image, classes)
    // A file of a drawing has no size of its own: the page gives it one.
    const source = image.source.replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, '$1')
    return `<img${attributesOf({
      class: classes,
      src: this.options.placePicture(source),
      alt: image.alt,
      width: String(Math.round(image.width)),
      height: String(Math.round(image.height)),
      loading: 'lazy',
    })}>`
  }

  private photo(
    photo: Photo,
    image: { alt: string; width: number; height: number },
    classes: string,
  ) {
    const { sheet, isFirst } = this.options
    sheet.include(photoRules)
    const sizes = sizesOf(image.width)
    const sources = photo.sources.map((one) => `<source${attributesOf({ ...one, sizes })}>`)
    const point = sheet.classOf({ 'object-position': `${photo.x}% ${photo.y}%` })
    const own = attributesOf({
      class: `${classes} ${point}`,
      src: safeAddress(photo.src),
      alt: image.alt,
      width: String(Math.round(image.width)),
      height: String(Math.round(image.height)),
      loading: isFirst ? undefined : 'lazy',
    })
    return `<picture class="photo">${sources.join('')}<img${own}></picture>`
  }

  /** A drawn screen is a picture for readers, and shrinks as one. */
  private screen({ screen }: TreeNode, classes: string): string {
    if (!screen) return ''
    const { root, width, height } = screen
    const composition: Around = {
      width,
      height,
      direct: false,
      behaviors: widths.map(() => 'scale'),
      isScreen: true,
    }
    const unit = this.options.sheet.classFor(widths.map(() => ({ '--u': `calc(100cqw/${width})` })))
    const inside = this.print({ ...root, keyed: false }, { composition, centered: false })
    const name = pageWordsIn(this.options.language).screen(this.options.t.brand.name)
    const outer = attributesOf({ class: `${classes} screen`, role: 'img', 'aria-label': name })
    return `<div${outer}><div class="${unit}" aria-hidden="true">${inside}</div></div>`
  }
}

/** The image alone takes a place among its neighbors. */
const photoRules = '.photo{display:contents}.photo>source{display:none}'

/** How wide a picture is shown: it shrinks with the page, and on phones it fills what there is. */
const sizesOf = (width: number): string =>
  width <= 160
    ? `${Math.round(width)}px`
    : `(min-width:900px) ${Math.min(100, Math.round(width / 14.4))}vw,100vw`

const isPlain = ({ children }: TreeNode) => !children.some(isNode)

/** The text of an element that holds nothing else. */
const ownWords = (node: TreeNode): string =>
  node.attributes.placeholder ?? (isPlain(node) ? node.children.join('') : '')

function nameLook({ kind, tag, isBar }: TreeNode, classes: string): string {
  if (isBar) return `${classes} wide`
  if (kind === 'Button' || tag === 'button') return `${classes} button`
  return kind === 'Logo' && tag === 'a' ? `${classes} logo` : classes
}
