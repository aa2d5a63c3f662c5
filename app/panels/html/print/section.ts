import { isNode, isPlaced, nodesIn, numeric, paddingOf, type TreeNode } from '../../tree/node'
import { attributesOf } from '../escape'
import { wideFrom, widths } from '../layout/widths'
import { barsIn } from '../semantics/navigation'
import type { Surroundings } from './facts'
import { fluidSpace } from './lengths'
import { Markup, type PrintOptions } from './markup'
import { type Declarations, paintOf } from './sheet'

/** On a screen narrower than 900 px, or on a wider one, where a panel lies as another of its orientations there. */
export type ShownOn = 'narrow' | 'wide'

type SectionOptions = PrintOptions & {
  id: string
  tag: 'header' | 'footer' | 'section'
  /** Stands before its end. */
  end: string
  phoneHeader?: string
  /** Below this width it stands in for the header. */
  menuBelow?: number
  shownOn?: ShownOn
}

/** The picture that fills a panel. */
const findBackground = (root: TreeNode) =>
  nodesIn(root).find(
    (part) => part.image && isPlaced(part) && (numeric(part.style.width) ?? 0) >= 1380,
  )

/** How far it is framed. */
export const insetOf = (root: TreeNode) => numeric(findBackground(root)?.style.left) ?? 0

function surroundings(root: TreeNode): Surroundings {
  const background = findBackground(root)
  return {
    parent: root,
    centered: root.style.alignItems === 'center',
    panel: {
      height: numeric(root.style.height),
      direct: true,
      hasPicture: root.kind === 'PictureSection' || background !== undefined,
      isScene: Boolean(background?.image?.alt),
      isFlush: paddingOf(root)[1] < 48,
      inset: insetOf(root),
    },
  }
}

function outerOf({ style }: TreeNode, paint: (value: unknown) => string): Declarations {
  const out: Declarations = {}
  if (style.backgroundColor) out['background-color'] = paint(style.backgroundColor)
  if (style.borderTop) out['border-top'] = paint(style.borderTop)
  if (style.borderBottom) out['border-bottom'] = paint(style.borderBottom)
  return out
}

function innerOf(root: TreeNode, width: number): Declarations {
  const [top, right, bottom] = paddingOf(root)
  const { height, alignItems, justifyContent, gap } = root.style
  const side = right >= 48 ? 'var(--edge)' : `${right}px`
  const out: Declarations = { padding: `${fluidSpace(top)} ${side} ${fluidSpace(bottom)}` }
  if (typeof height === 'number' && width >= wideFrom) out['min-height'] = `${height}px`
  if (alignItems !== undefined) out['align-items'] = String(alignItems)
  if (justifyContent !== undefined) out['justify-content'] = String(justifyContent)
  if (typeof gap === 'number') out.gap = fluidSpace(gap)
  return out
}

const menuRules = (width: number) =>
  `@container panel (max-width:${width - 0.02}px){.menu-${width} .wide{display:none!important}.menu-${width} .phone{display:block}}`

/** The bar of phones lies over the picture too. */
const overRules = `.over-picture .phone{position:relative;z-index:2;margin:var(--inset) var(--inset) 0}
.over-picture .phone .bar{padding-inline:var(--edge)}
.over-picture .bar>details>summary{color:#fff}
.over-picture .bar>.action{background:#fff;color:#14161c}`

/** A panel as a section of a page; its tree is solved and has its meaning. */
export function printTree(root: TreeNode, options: SectionOptions): string {
  const { sheet, t, id, tag, end, phoneHeader, menuBelow = wideFrom, shownOn } = options
  const paint = paintOf(t)
  const outer = sheet.classFor(widths.map(() => outerOf(root, paint)))
  const inner = sheet.classFor(widths.map((width) => innerOf(root, width)))
  const markup = new Markup(options)
  const around = surroundings(root)
  const bars = barsIn(root)
  const isOver = bars.length > 0
  const children = root.children
    .map((child) => {
      const isLayer = isOver && isNode(child) && child.kind === 'Overlay'
      return (isLayer ? (phoneHeader ?? '') : '') + markup.print(child, around)
    })
    .join('')
  const classes = ['panel', sheet.classOfTheme(t), outer]
  if (shownOn) classes.push(`only-${shownOn}`)
  if (phoneHeader) classes.push('has-menu')
  if (menuBelow > wideFrom) {
    sheet.include(menuRules(menuBelow))
    classes.push(`menu-${menuBelow}`)
  }
  if (isOver) {
    sheet.include(overRules)
    classes.push('over-picture', sheet.classOf({ '--inset': `${around.panel?.inset ?? 0}px` }))
  }
  const isHidden = phoneHeader !== undefined && !isOver
  const inside = attributesOf({ class: `inside ${inner}${isHidden ? ' wide' : ''}` })
  const above = isOver ? '' : (phoneHeader ?? '')
  const body = `${above}<div${inside}>${children}</div>${end}`
  return `<${tag}${attributesOf({ id, class: classes.join(' ') })}>${body}</${tag}>`
}
