import { alpha } from '../../primitives'
import { paddingOf } from '../../tree/node'
import type { Moment } from './moment'

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

function declareScrim({ node, belowWide, out }: Moment): void {
  delete out.top
  delete out.left
  Object.assign(out, { position: 'absolute', inset: '0', width: '100%', height: '100%' })
  if (!belowWide) return
  const { color, strength } = node.props as { color: string; strength: number }
  const shade = alpha(color, Math.min(0.92, strength * 1.05))
  const stops = `${shade} 0,${shade} calc(100% - 320px),${alpha(color, 0)} calc(100% - 60px)`
  out['background-image'] = `linear-gradient(180deg,${stops})`
}
