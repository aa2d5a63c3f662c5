import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dressOf } from '../dress/dress'
import { Icon, Logo, textWidth } from '../primitives'
import { evaluate } from '../tree/evaluate'
import { nodesIn, someNode, type TreeNode, wordsIn } from '../tree/node'
import { attributesOf, escaped } from './escape'
import { directionOf } from './language'
import { solve } from './layout/solve'
import { widths } from './layout/widths'
import { type LinkFinder, safeAddress } from './links'
import { Markup, type PrintOptions, pathsOf } from './print/markup'
import { barsIn } from './semantics/navigation'
import { pageWordsIn } from './words'

type Entry = {
  words: string
  href?: string
  isButton: boolean
  /** The page that is shown. */
  current?: string
  paths: ReturnType<typeof pathsOf>
  /** What is below it once it is opened. */
  inside?: Entry[]
}

const hasLogo = (node: TreeNode) => someNode(node, ({ kind }) => kind === 'Logo')
const hasEntry = (node: TreeNode) => someNode(node, ({ entry }) => entry === true)

/** Words of a header that are no menu. */
const isPlainLine = (line: TreeNode) => wordsIn(line) !== '' && !hasLogo(line) && !hasEntry(line)

/** Lines above the one with the logo, such as news. */
function linesAboveLogo(root: TreeNode): TreeNode[] {
  const lines = nodesIn(root)
  return lines.slice(0, lines.findIndex(hasLogo)).filter(isPlainLine)
}

const textIn = (node: TreeNode): TreeNode =>
  node.kind === 'Text'
    ? node
    : (nodesIn(node)
        .map(textIn)
        .find(({ kind }) => kind === 'Text') ?? node)

function openerOf(node: TreeNode, options: PrintOptions): Entry {
  const [name = node, ...parts] = nodesIn(node)
  return {
    words: wordsIn(name),
    isButton: false,
    paths: pathsOf(textIn(name), options),
    inside: parts.flatMap((part) => entriesOf(part, options)),
  }
}

function entriesOf(root: TreeNode, options: PrintOptions): Entry[] {
  const found = new Map<string, Entry>()
  const look = (node: TreeNode) => {
    const words = node.entry ? wordsIn(node) : ''
    if (node.kind === 'Disclosure') found.set(wordsIn(node), openerOf(node, options))
    else if (!node.entry) nodesIn(node).forEach(look)
    else if (words) {
      const { href, 'aria-current': current } = node.attributes
      const isButton = node.kind === 'Button'
      // Two pages may have one name.
      const key = `${words}\n${href ?? ''}`
      if (!found.has(key))
        found.set(key, { words, href, current, isButton, paths: pathsOf(node, options) })
    }
  }
  look(root)
  return [...found.values()]
}

const ofBar = new Set(['Logo', 'Button', 'Control', 'Disclosure'])

/** What a header says besides its menu: an address, hours. */
function notesOf(root: TreeNode, told: ReadonlySet<TreeNode>): string[] {
  const notes = new Set<string>()
  const look = (node: TreeNode) => {
    if (told.has(node) || node.entry || ofBar.has(node.kind)) return
    const texts = nodesIn(node)
      .filter(({ kind, entry }) => kind === 'Text' && !entry)
      .map(wordsIn)
      .filter((words) => words.length > 2)
    if (texts.length > 0) notes.add(texts.map(escaped).join('<br>'))
    nodesIn(node).forEach(look)
  }
  look(root)
  return [...notes]
}

function findSearch(node: TreeNode): TreeNode | undefined {
  if (node.attributes.type === 'search') return node
  for (const part of nodesIn(node)) {
    const found = findSearch(part)
    if (found) return found
  }
  return undefined
}

/** A link, or words that lead nowhere. */
function print({ words, href, current, paths, inside }: Entry, className?: string): string {
  if (inside) {
    const rows = inside.map((entry) => print(entry)).join('')
    return `<details><summary${attributesOf({ dir: directionOf(words), ...paths })}>${escaped(words)}${icon('chevronDown')}</summary>${rows}</details>`
  }
  const tag = href === undefined ? 'span' : 'a'
  const dir = directionOf(words)
  return `<${tag}${attributesOf({ class: className, href, 'aria-current': current, dir, ...paths })}>${escaped(words)}</${tag}>`
}

/** The name of the business is never cut for a button, which is in the menu too. */
function buttonClass(button: Entry, { brand }: PrintOptions['t']): string {
  const logo = brand.logo ? 190 : 45 + textWidth(brand.name, 20)
  const asked = 116 + logo + textWidth(button.words, 15) + 32
  if (asked <= 352) return 'action'
  if (asked <= 382) return 'action from-390'
  return asked <= 470 ? 'action from-480' : 'action from-640'
}

/** Inside a link: phrases, solved for the least width. */
function becomePhrase(node: TreeNode): void {
  if (node.tag === 'div') node.tag = 'span'
  nodesIn(node).forEach(becomePhrase)
}

const findLogo = (node: TreeNode): TreeNode | undefined =>
  node.kind === 'Logo' ? node : nodesIn(node).map(findLogo).find(Boolean)

/** In the colors that the header has it in. */
function logo(root: TreeNode, options: PrintOptions, linkTo: LinkFinder): string {
  const { t } = options
  const drawn = { t, ...findLogo(root)?.props, scale: 1, nameWidth: 200 }
  const tree = evaluate(createElement(Logo, drawn), dressOf(t.brand))
  solve(
    tree,
    widths.map(() => 240),
  )
  becomePhrase(tree)
  const inside = new Markup(options).print(tree, { centered: false })
  const href = safeAddress(linkTo(t.brand.name))
  const tag = href === undefined ? 'div' : 'a'
  const name = href === undefined ? undefined : pageWordsIn(options.language).home(t.brand.name)
  return `<${tag}${attributesOf({ class: 'logo', href, 'aria-label': name })}>${inside}</${tag}>`
}

const icon = (name: 'menu' | 'close' | 'chevronDown') =>
  renderToStaticMarkup(createElement(Icon, { name, color: 'currentColor', size: 24 })).replace(
    / style="[^"]*"/,
    ' aria-hidden="true"',
  )

/** Most of a menu on phones, and what opens the rest. */
const most = 12

/** Prints the bar that stands in for a header below `menuBelow`: logo, button, and a menu in a `details`. */
export function phoneHeader(header: TreeNode, options: PrintOptions, linkTo: LinkFinder): string {
  const bars = barsIn(header)
  const root = bars.length > 0 ? { ...header, children: bars } : header
  const entries = entriesOf(root, options)
  const buttons = entries.filter(({ isButton }) => isButton)
  const menu = entries.filter(({ isButton }) => !isButton).slice(0, most)
  const [button] = buttons
  const above = linesAboveLogo(root)
  const notes = notesOf(root, new Set(above))
  const rows = [
    ...menu.map((entry) => print(entry)),
    ...notes.map((note) => `<p>${note}</p>`),
    ...buttons.map((entry) => print(entry, 'action')),
  ]
  const signs = `<span class="shut">${icon('menu')}</span><span class="open">${icon('close')}</span>`
  const name = attributesOf({ 'aria-label': pageWordsIn(options.language).menu })
  const details = `<details><summary${name}>${signs}</summary><nav${name}>${rows.join('')}</nav></details>`
  const action = button ? print(button, buttonClass(button, options.t)) : ''
  const bar = `${logo(root, options, linkTo)}${action}${rows.length > 0 ? details : ''}`
  const markup = new Markup(options)
  const panel = { direct: true, hasPicture: false, isScene: false, inset: 0, isFlush: true }
  const news = above.map((line) => markup.print(line, { panel, centered: false })).join('')
  const field = findSearch(root)
  const search = field ? `<div class="search"><input${attributesOf(field.attributes)}></div>` : ''
  const strip = news && `<div class="inside">${news}</div>`
  return `<div class="phone">${strip}<div class="bar">${bar}</div>${search}</div>`
}
