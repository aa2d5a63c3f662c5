import { widths } from '../layout/widths'
import type { Facts } from './facts'
import { declareFlow, declareLastOfGrid, declareOrder } from './flow'
import { declareLayers } from './layers'
import { declareInFlow, declareLetters, declareLines, declareLook } from './look'
import { type Moment, momentOf } from './moment'
import { declarePlace } from './place'
import type { Declarations } from './sheet'
import { declareSize } from './size'
import { declareSpace } from './space'

/** What a node declares at each width of the panel. Later rules know what earlier ones said. */
export function declare(facts: Facts, paint: (value: unknown) => string): Declarations[] {
  const { node } = facts
  return widths.map((_, i) => {
    const at = momentOf(facts, i, paint)
    declareFlow(at)
    declareSize(at)
    declareSpace(at)
    declareLook(at)
    declareLetters(at)
    declareLines(at)
    declareInFlow(at)
    declarePlace(at)
    declareLayers(at)
    declareLastOfGrid(at)
    declareOrder(at)
    if (node.kind === 'Control') {
      at.out.width = '100%'
      at.out['align-self'] = node.tag === 'textarea' ? 'stretch' : 'center'
    }
    if (node.shape) declareShape(at)
    return at.out
  })
}

/** Icons keep their size; charts shrink and grow with what is around. */
function declareShape({ node, facts, scaled, out }: Moment): void {
  if (!node.shape) return
  const { width, height } = node.shape
  if (scaled) {
    Object.assign(out, { width: `calc(${width}*var(--u))`, height: `calc(${height}*var(--u))` })
  } else if (width > 96) {
    Object.assign(out, { 'max-width': '100%', height: 'auto' })
    if (width >= facts.parentRoom - 4) out.width = '100%'
  } else out['flex-shrink'] = '0'
}
