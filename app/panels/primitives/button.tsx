import type { Theme } from '../color/theme'
import { Row } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { markOnDeep } from './mark-on-deep'

const sizes = {
  s: { height: 42, padding: 18, fontSize: 15 },
  m: { height: 50, padding: 24, fontSize: 16 },
  l: { height: 56, padding: 28, fontSize: 17 },
} as const

export type ButtonKind = 'solid' | 'outline' | 'soft' | 'accent' | 'text'
type Look = { background: string; color: string; border?: string }

function look(t: Theme, kind: ButtonKind, onDeep: boolean): Look {
  if (onDeep) {
    const visible = markOnDeep(t) === t.badge
    if (kind === 'accent' && visible) return { background: t.badge, color: t.onBadge }
    if (kind === 'solid' || kind === 'accent') return { background: '#ffffff', color: t.deep }
    if (kind === 'text') return { background: 'transparent', color: t.onDeep }
    const border = kind === 'outline' ? '1.5px solid rgba(255,255,255,0.35)' : undefined
    return { background: t.onDeepTint, color: t.onDeep, border }
  }
  if (kind === 'solid') return { background: t.action, color: t.onAction }
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
  /** On a deep banner or a dark picture. */
  onDeep?: boolean
  width?: number
}

/** A drawn button, in the colours of the theme. */
export function Button({ t, children, kind = 'solid', size = 'm', ...button }: ButtonProps) {
  const { background, color, border } = look(t, kind, button.onDeep ?? false)
  const { height, padding, fontSize } = sizes[size]
  const icon = button.icon && <Icon name={button.icon} size={18} color={color} stroke={2} />
  return (
    <Row
      gap={10}
      height={height}
      width={button.width}
      justify="center"
      padding={kind === 'text' ? 0 : `0 ${padding}px`}
      radius={12}
      background={background}
      border={border}
      style={{ flexShrink: 0, fontSize, fontWeight: 600, letterSpacing: -0.15, color }}
    >
      {button.iconFirst && icon}
      {children}
      {!button.iconFirst && icon}
    </Row>
  )
}
