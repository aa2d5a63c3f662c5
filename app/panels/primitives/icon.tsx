import { type IconName, iconPaths } from './icon-paths'

type IconProps = { name: IconName; color: string; size?: number; stroke?: number }

/** A drawn sign, in one color. */
export const Icon = ({ name, color, size = 20, stroke = 1.75 }: IconProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" style={{ flexShrink: 0 }}>
    <path
      d={iconPaths[name]}
      fill="none"
      stroke={color}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
