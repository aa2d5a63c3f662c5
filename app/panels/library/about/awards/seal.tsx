import type { Theme } from '../../../color/theme'
import { Box, Icon, type IconName } from '../../../primitives'

const scallops = Array.from({ length: 20 }, (_, i) => {
  const angle = (i * Math.PI) / 10
  return [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)] as const
})

/** A seal with a scalloped edge and a sign in it. */
export const Seal = ({ t, icon, size }: { t: Theme; icon: IconName; size: number }) => (
  <Box centered relative width={size} height={size}>
    <Box absolute={{ top: 0, left: 0 }}>
      <svg width={size} height={size} viewBox="0 0 100 100" style={{ flexShrink: 0 }}>
        {scallops.map(([x, y], i) => (
          <circle key={`${i}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="8" fill={t.deep} />
        ))}
        <circle cx="50" cy="50" r="43" fill={t.deep} />
        <circle cx="50" cy="50" r="35" fill="none" stroke={t.onDeepLine} strokeWidth="2" />
      </svg>
    </Box>
    <Box relative>
      <Icon name={icon} size={Math.round(size * 0.36)} color={t.onDeep} stroke={1.9} />
    </Box>
  </Box>
)
