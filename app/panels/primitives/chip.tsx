import type { Theme } from '../color/theme'
import { Row } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

const text = { fontSize: 13, lineHeight: '18px', fontWeight: 600, flexShrink: 0 }

type ChipProps = {
  t: Theme
  children: string
  /** `tint` for facts, `badge` for news, `white` on pictures, `deep` on deep banners. */
  kind?: 'tint' | 'badge' | 'white' | 'deep'
  icon?: IconName
}

/** A small label on a ground of its own. */
export function Chip({ t, children, kind = 'tint', icon }: ChipProps) {
  const [background, color] = {
    tint: [t.tint, t.onTint],
    badge: [t.badge, t.onBadge],
    white: ['#ffffff', '#14161c'],
    deep: [t.onDeepTint, t.onDeep],
  }[kind] as [string, string]
  // People may leave words out.
  if (children === '') return null
  return (
    <Row gap={6} padding="5px 12px" radius={99} background={background} style={{ ...text, color }}>
      {icon && <Icon name={icon} size={14} color={color} stroke={2.2} />}
      {children}
    </Row>
  )
}
