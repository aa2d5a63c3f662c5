import type { Language } from '../../facts/languages'
import { isNode, isPlaced, nodesIn, type TreeNode, wordsIn } from '../../tree/node'
import type { WordLinks } from '../../words/links'
import { type LinkFinder, safeAddress } from '../links'
import { pageWordsIn } from '../words'
import { markField, markForm, markInlineForm, markSearch } from './fields'
import { markBars, markNavigation, opensPage } from './navigation'
import { isLinkPlace, placesOf } from './places'
import { findTitle, isHeading, isQuote, putTitleFirst, putWordsFirst } from './titles'

export type Meaning = {
  category: string
  content: object
  /** The name of the business. */
  business: string
  level: 1 | 2
  linkTo: LinkFinder
  /** Where people lead its words, by their path. */
  leads?: WordLinks
  /** Addresses of the business in networks, by their icons. */
  networks?: Readonly<Partial<Record<string, string>>> | undefined
  /** The language of its page. */
  language?: Language | undefined
  /** For jumps within it: the section's own id on its page, and where they open if links do elsewhere. */
  jumps?: { id: string; target?: '_self' | undefined }
  /** Hidden beside its twin: its title is none of the page's headings. */
  isTwin?: boolean
}

/** Pictures this small only repeat what stands beside them. */
const smallPicture = 60

/** Blocks and other links may not be in these. */
const phrasing = new Set(['a', 'label', 'button', 'summary'])

/** Gives nodes their meaning: headings, links, lists, fields, pictures with words. @returns the title */
export function addMeaning(root: TreeNode, meaning: Meaning): TreeNode | undefined {
  const { category, business, level, isTwin } = meaning
  const isMereHeader = category === 'header' && !opensPage(root)
  const title = isMereHeader ? undefined : findTitle(root, business)
  if (title) putTitleFirst(root, title)
  putWordsFirst(root)
  new Reader(meaning, title).read(root, false)
  if (title && isTwin) {
    title.tag = 'div'
    Object.assign(title.attributes, { role: 'heading', 'aria-level': String(level) })
  }
  markForm(root)
  if (category === 'header' && !isMereHeader) markBars(root)
  if (category === 'header' || category === 'footer')
    markNavigation(root, category, meaning.language)
  return title
}

class Reader {
  private readonly places: Map<string, string>
  private readonly meaning: Meaning
  private readonly title: TreeNode | undefined
  private readonly say: ReturnType<typeof pageWordsIn>

  constructor(meaning: Meaning, title: TreeNode | undefined) {
    this.meaning = meaning
    this.title = title
    this.places = placesOf(meaning.content)
    this.say = pageWordsIn(meaning.language)
  }

  read(node: TreeNode, inside: boolean): void {
    this.describe(node)
    if (!inside) this.lead(node)
    if (node.kind === 'Text') this.readText(node, inside)
    if (inside && node.tag === 'div') node.tag = 'span'
    if (node.kind === 'Field') markField(node)
    if (node.kind === 'InlineForm') markInlineForm(node)
    if (node.kind === 'Tab') node.tag = 'label'
    const within = inside || phrasing.has(node.tag)
    for (const child of nodesIn(node)) this.read(child, within)
    if (!inside) markList(node)
  }

  private describe(node: TreeNode): void {
    const { business, jumps } = this.meaning
    if (jumps && node.props.anchor) node.attributes.id = `${jumps.id}-${node.props.anchor}`
    if (node.image) {
      const { width, isLogo, alt } = node.image
      node.image.alt = width <= smallPicture && !isLogo ? '' : isLogo ? business : alt
    }
    if (node.kind === 'Stars') {
      const count = typeof node.props.count === 'number' ? node.props.count : 5
      Object.assign(node.attributes, { role: 'img', 'aria-label': this.say.stars(count) })
    }
  }

  /** Makes a link where words lead somewhere. */
  private lead(node: TreeNode): void {
    const { business, linkTo, jumps } = this.meaning
    const words = wordsIn(node)
    if (jumps && node.props.jumpTo) {
      const { id, target } = jumps
      link(node, `#${id}-${node.props.jumpTo}`, target && { target })
      return
    }
    if (node.kind === 'Logo') {
      const home = safeAddress(linkTo(business))
      if (home !== undefined) link(node, home, { 'aria-label': this.say.home(business) })
      return
    }
    const network = node.kind === 'RoundIcon' ? this.networkOf(node) : undefined
    if (network) {
      link(node, network.href, { 'aria-label': network.name })
      return
    }
    const own = this.ownLink(node)
    if (own === undefined && node.props.closes) {
      node.tag = 'label'
      return
    }
    if (!own && !this.leads(node, words)) return
    node.entry = true
    const href = safeAddress(own === undefined ? linkTo(words) : (own ?? undefined))
    if (href !== undefined) link(node, href)
  }

  /** The icon of a network, alone in its circle. */
  private networkOf({ props }: TreeNode): { href: string; name: string } | undefined {
    const icon = String(props.icon)
    const href = safeAddress(this.meaning.networks?.[icon])
    return href === undefined ? undefined : { href, name: this.say.network(icon) }
  }

  /** @returns nothing where people did not choose, `null` where they chose that it leads nowhere */
  private ownLink(node: TreeNode): string | null | undefined {
    const { leads } = this.meaning
    const path = leads && node.words?.find((one) => Object.hasOwn(leads, one))
    return path === undefined || node === this.title ? undefined : leads?.[path]
  }

  private leads(node: TreeNode, words: string): boolean {
    if (node.kind === 'Button' || node.kind === 'LinkTo') return true
    if (node.kind !== 'Text' && node.kind !== 'Chip') return false
    if (node === this.title || words.length >= 60) return false
    return isLinkPlace(this.places.get(words) ?? '')
  }

  private readText(node: TreeNode, inside: boolean): void {
    if (node.tag === 'a') return
    const { category, level } = this.meaning
    const words = wordsIn(node)
    const plain = node.children.every((child) => !isNode(child))
    if (node === this.title) node.tag = `h${level}`
    else if (inside) node.tag = 'span'
    else if (this.title && category !== 'header' && !node.entry && isHeading(node)) {
      node.tag = `h${level + 1}`
    } else if (category === 'header' && this.places.get(words) === 'search') markSearch(node)
    else if (isQuote(words)) node.tag = 'blockquote'
    else node.tag = plain ? 'p' : 'div'
  }
}

const link = (node: TreeNode, href: string, more?: Record<string, string>) => {
  node.tag = 'a'
  Object.assign(node.attributes, { href, ...more })
}

const noLists = new Set(['Stars', 'Avatars'])
const noRows = new Set(['Field', 'Tab', 'TabPage'])

/** Two rows of a list or more, and nothing else. */
function markList(node: TreeNode): void {
  const parts = nodesIn(node)
  if (node.tag !== 'div' || parts.length < 2 || parts.length !== node.children.length) return
  if (noLists.has(node.kind)) return
  const rows = parts.every((part) => part.keyed && !isPlaced(part) && !noRows.has(part.kind))
  if (!rows) return
  node.tag = 'ul'
  for (const part of parts) part.listItem = true
}
