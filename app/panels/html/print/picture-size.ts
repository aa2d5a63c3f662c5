import { nodesIn, numeric, someNode } from '../../tree/node'
import { sizeOf } from '../layout/compositions'
import { round } from './lengths'
import type { Moment } from './moment'

/** From here on it fills a panel. */
export const full = 1380
/** Icons, portraits and the like keep their size. */
export const small = 96

/** Size of a picture, or of what is drawn as one. */
export function declarePictureSize(at: Moment): void {
  const { node, facts, scaled, length, narrow, out } = at
  const { width, height = 0, isPicture } = facts
  if (!facts.isComposition && (width ?? 0) <= small && !scaled) {
    Object.assign(out, { width: `${width}px`, height: `${height}px`, 'flex-shrink': '0' })
  } else if (scaled) {
    Object.assign(out, {
      width: length(sizeOf(node).width),
      height: length(height),
      'flex-shrink': '0',
      'max-width': 'none',
    })
  } else declareFluidPicture(at)
  if (facts.isComposition && !scaled) declareComposition(at)
  if (isPicture && width !== undefined && narrow && facts.around.besideLetters) {
    Object.assign(out, { width: besideLetters(width), 'flex-shrink': '0', 'min-width': '0' })
  }
  if (node.image) out['object-fit'] = node.image.isLogo ? 'contain' : 'cover'
}

export const besideLetters = (width: number) => `min(${width}px,${round((width / 1440) * 109)}cqw)`

function declareFluidPicture(at: Moment): void {
  const { node, facts, parentFlow, belowTablet, out } = at
  const { width, height = 0 } = facts
  const drawn = width ?? sizeOf(node).width
  if (isCircle(at) && node.image) {
    declareCircle(at, drawn)
    return
  }
  const inColumns = parentFlow === 'stack' || typeof parentFlow === 'number'
  out.width = width === undefined || width >= full || inColumns ? '100%' : `${width}px`
  const isThumbnail = inColumns && at.belowWide && !belowTablet && drawn <= 200 && node.image
  out['max-width'] = isThumbnail ? `min(100%,${drawn * 2}px)` : '100%'
  const fills = width !== undefined && width >= facts.parentRoom - 2 && width < full
  if (parentFlow === 'column' && fills) out['min-width'] = '100%'
  const isCover = node.image !== undefined || facts.behavior === 'pin'
  const isFlat = isCover && belowTablet && drawn / height > 1.75 && drawn > 400
  // Alone on a tablet, a tall picture would be taller than the screen.
  const isTall = fillsTablet(at) && (node.room?.[at.i] ?? 0) >= 520 && drawn / height < 1.25
  const usual = isFlat ? '8/5' : isTall ? '4/3' : `${round(drawn)}/${round(height)}`
  out['aspect-ratio'] = belowTablet && holdsStack(at) ? '4/5' : usual
  if (facts.isPicture) out.height = 'auto'
  if (node.screen && parentFlow !== 'row' && parentFlow !== 'wrap' && drawn < 420) {
    out.width = `${drawn}px`
    out['margin-inline'] = 'auto'
  }
}

/** Words on a picture that stood side by side are below each other: they need its height. */
const holdsStack = ({ node, facts, i }: Moment) =>
  facts.behavior === 'pin' &&
  nodesIn(node).some((part) => someNode(part, ({ flow }) => flow?.[i] === 'stack'))

/** Covers may be cut; what shrinks as a whole may not. */
const fillsTablet = ({ node, facts, parentFlow, belowWide, belowTablet, out }: Moment) =>
  belowWide &&
  !belowTablet &&
  (parentFlow === 'stack' || parentFlow === 1) &&
  out.width === '100%' &&
  (node.image !== undefined || facts.behavior === 'pin')

function declareComposition({ node, facts, i, belowTablet, paint, out }: Moment): void {
  const { ground, inner, behavior } = facts
  if (inner.composition?.behaviors[i] === 'unfold') {
    delete out['aspect-ratio']
    Object.assign(out, {
      display: 'flex',
      'flex-direction': 'column',
      gap: '20px',
      'align-items': 'stretch',
      position: 'relative',
    })
    if (!ground) return
    const radius = numeric(ground.style.borderRadius) ?? 24
    Object.assign(out, {
      padding: belowTablet ? '24px 20px' : '32px',
      'border-radius': `${radius}px`,
      overflow: 'hidden',
    })
    const { backgroundColor } = ground.style
    if (backgroundColor) out['background-color'] = paint(backgroundColor)
    return
  }
  out.position = 'relative'
  if (behavior === 'pin') return
  out['container-type'] = 'inline-size'
  out['--u'] = `calc(100cqw/${round(sizeOf(node).width)})`
}

export const isCircle = ({ style, facts }: Moment) =>
  facts.width !== undefined &&
  facts.width === facts.height &&
  (numeric(style.borderRadius) ?? 0) >= facts.width / 2 - 1

/** A round portrait never becomes an oval. */
export const declareCircle = ({ out }: Moment, width: number) =>
  Object.assign(out, {
    width: `${round(width)}px`,
    'max-width': '100%',
    'aspect-ratio': '1/1',
    height: 'auto',
  })
