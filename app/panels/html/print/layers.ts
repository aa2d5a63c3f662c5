import { alpha, fadeOver, panelWidth } from '../../primitives'
import { paddingOf } from '../../tree/node'
import type { Moment } from './moment'
import type { Declarations } from './sheet'

/** Layers over a whole panel: the words, and the fade that keeps them readable. */
export function declareLayers(at: Moment): void {
  const { node, facts } = at
  if (node.kind === 'Overlay') declareOverlay(at)
  const isOverPanel = (facts.width ?? 0) >= 1380 && facts.around.panel?.direct
  if (node.kind === 'Scrim' && isOverPanel) declareScrim(at)
}

function declareOverlay({ node, facts, narrow, belowWide, belowTablet, out }: Moment): void {
  const { panel } = facts.around
  for (const name of ['top', 'left', 'height', 'bottom', 'right', 'margin-inline', 'margin-top']) {
    delete out[name]
  }
  const least = belowWide ? '0' : `${facts.height}px`
  Object.assign(out, { position: 'relative', width: '100%', 'min-height': least })
  if (!belowWide) {
    if (panel?.inset) keepInFrame(out, panel.inset)
    const [top, , bottom] = paddingOf(node)
    // Words that wrap into more lines than drawn stay on their picture.
    if (narrow && top === 0 && bottom === 0) out['padding-block'] = `${(panel?.inset ?? 0) + 48}px`
    return
  }
  if (!panel?.hasPicture) return
  const side = panel.inset ? `calc(var(--edge) + ${panel.inset}px)` : 'var(--edge)'
  const above = belowTablet ? 64 : 80
  // A scene is seen below the words; light behind them needs no room.
  const below = panel.isScene ? (belowTablet ? 260 : 300) : above
  out.padding = `${above}px ${side} ${below}px`
  out['justify-content'] = 'flex-start'
}

/** Words in a framed picture keep away from its edges. */
function keepInFrame(out: Declarations, inset: number): void {
  out.padding = out.padding?.replaceAll('var(--edge)', `max(var(--edge),${inset + 40}px)`) ?? '0'
}

/** Words are as wide on a narrower picture, and so is the shade behind them. */
function keepBehindWords(out: Declarations, width: number): void {
  const gradient = out['background-image']
  if (!gradient || !/\((90|270)deg/.test(gradient)) return
  out['background-image'] = gradient.replace(
    /([\d.]+)%/g,
    (_, share) => `${Math.round((Number(share) * width) / 100)}px`,
  )
}

function declareScrim({ node, facts, narrow, belowWide, out }: Moment): void {
  delete out.top
  delete out.left
  const { height = 0, inset = 0 } = facts.around.panel ?? {}
  const across = { position: 'absolute', left: `${inset}px`, right: `${inset}px`, width: 'auto' }
  if ((facts.height ?? 0) < height - 2 * inset - 4) {
    // The shade of a bar is as high as drawn; on phones the other one is behind all words.
    Object.assign(out, across, { top: `${inset}px`, height: `${facts.height}px` })
    if (belowWide) out.display = 'none'
    return
  }
  Object.assign(out, across, { top: `${inset}px`, bottom: `${inset}px`, height: 'auto' })
  if (narrow && !belowWide) keepBehindWords(out, facts.width ?? panelWidth)
  if (!belowWide) return
  const props = node.props as Parameters<typeof fadeOver>[0] & { color: string }
  const { color } = props
  const { strength } = fadeOver(props)
  const shade = alpha(color, Math.min(0.92, strength * 1.05))
  const stops = `${shade} 0,${shade} calc(100% - 320px),${alpha(color, 0)} calc(100% - 60px)`
  out['background-image'] = `linear-gradient(180deg,${stops})`
}
