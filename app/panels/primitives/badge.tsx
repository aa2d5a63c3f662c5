import type { Theme } from '../color/theme'
import { Box } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

type BadgeProps = {
  t: Theme
  icon: IconName
  size?: number
  kind?: 'tint' | 'solid' | 'deep'
  round?: boolean
}

/** An icon in a tile. */
export function Badge({ t, icon, size = 48, kind = 'tint', round = false }: BadgeProps) {
  const [background, color] = {
    tint: [t.tint, t.onTint],
    solid: [t.action, t.onAction],
    deep: [t.onDeepTint, t.onDeep],
  }[kind] as [string, string]
  const radius = round ? size / 2 : size * 0.29
  return (
    <Box centered width={size} height={size} radius={radius} background={background}>
      <Icon name={icon} size={size * 0.48} color={color} stroke={1.9} />
    </Box>
  )
}

type RoundIconProps = { t: Theme; icon: IconName; size?: number; color?: string; line?: string }

/** An icon in an outlined circle: social links, next arrows. */
export const RoundIcon = ({ t, icon, size = 44, color = t.ink, line = t.line }: RoundIconProps) => (
  <Box centered width={size} height={size} radius={size / 2} border={`1.5px solid ${line}`}>
    <Icon name={icon} size={18} color={color} />
  </Box>
)
