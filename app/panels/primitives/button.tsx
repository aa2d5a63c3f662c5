import { alpha } from '../color/oklch'
import type { Theme } from '../color/theme'
import { Row } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { markOnDeep } from './mark-on-deep'

const sizes = {
  s: { height: 42, padding: 18, fontSize: 15 },
  m: { height: 50, padding: 24, fontSize: 16 },
  l: { height: 56, padding: 28, fontSize: 17 },
  /** As large as a statement: the sign is at its end. */
  xl: { height: undefined, padding: 36, fontSize: 26 },
} as const

export type ButtonKind = 'solid' | 'outline' | 'soft' | 'accent' | 'text'
type Look = { background: string; color: string; border?: string }

/** On a picture nothing is see-through: white for the main button, ink for the other. */
const onPicture = (t: Theme, kind: ButtonKind): Look =>
  kind === 'solid' || kind === 'accent'
    ? { background: '#ffffff', color: t.neutral(0.2, 0.03) }
    : { background: t.neutral(0.2, 0.03), color: '#ffffff' }

function look(t: Theme, kind: ButtonKind, ground: 'panel' | 'deep' | 'picture'): Look {
  if (ground === 'picture') return onPicture(t, kind)
  if (ground === 'deep') {
    const visible = markOnDeep(t) === t.badge
    if (kind === 'accent' && visible) return { background: t.badge, color: t.onBadge }
    if (kind === 'solid' || kind === 'accent') {
      return { background: t.onDeep, color: t.bright ? '#ffffff' : t.deep }
    }
    if (kind === 'text') return { background: 'transparent', color: t.onDeep }
    const border = kind === 'outline' ? `1.5px solid ${alpha(t.onDeep, 0.35)}` : undefined
    return { background: t.onDeepTint, color: t.onDeep, border }
  }
  if (kind === 'solid') {
    const border = t.actionLine === t.action ? undefined : `1px solid ${t.actionLine}`
    return { background: t.action, color: t.onAction, border }
  }
  if (kind === 'accent') return { background: t.accent, color: t.onAccent }
  if (kind === 'soft') return { background: t.tint, color: t.onTint }
  if (kind === 'text') return { background: 'transparent', color: t.ink }
  const background = t.dark ? t.card : '#ffffff'
  return { background, color: t.ink, border: `1.5px solid ${t.fieldLine}` }
}

type ButtonProps = {
  t: Theme
  children: string
  kind?: ButtonKind
  size?: keyof typeof sizes
  icon?: IconName
  iconFirst?: boolean
  /** On a deep banner. */
  onDeep?: boolean
  /** On a dark picture. */
  onPicture?: boolean
  width?: number
  /** Closes the panel, where people look at a page. */
  closes?: boolean
}

/** A drawn button, in the colors of the theme. */
export function Button({ t, children, kind = 'solid', size = 'm', ...button }: ButtonProps) {
  // People may leave words out.
  if (children === '') return null
  const { background, color, border } = look(
    t,
    kind,
    button.onPicture ? 'picture' : button.onDeep ? 'deep' : 'panel',
  )
  const { height, padding, fontSize } = sizes[size]
  const large = size === 'xl'
  const icon = button.icon && (
    <Icon name={button.icon} size={large ? 30 : 18} color={color} stroke={2} />
  )
  return (
    <Row
      gap={10}
      height={height}
      width={button.width}
      justify={large ? 'space-between' : 'center'}
      padding={kind === 'text' ? 0 : `${large ? '38px' : 0} ${padding}px`}
      radius={12}
      background={background}
      border={border}
      style={{
        flexShrink: 0,
        fontSize,
        fontWeight: 600,
        letterSpacing: large ? -0.6 : -0.15,
        color,
        ...(large && { lineHeight: '36px' }),
      }}
    >
      {button.iconFirst && icon}
      {children}
      {!button.iconFirst && icon}
    </Row>
  )
}
