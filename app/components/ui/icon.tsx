import { type IconName, icons } from './icons'

export type { IconName }

/**
 * An outline icon, 16 px (or 20). Decoration by default; give it a `label` only when no words
 * stand beside it.
 */
export function Icon({
  name,
  size = 16,
  label,
  className = '',
}: {
  name: IconName
  size?: 16 | 20
  label?: string
  className?: string
}) {
  const classes = `icon ${size === 20 ? 'icon-20' : ''} ${className}`.replace(/\s+/g, ' ').trim()
  return label ? (
    <svg viewBox="0 0 24 24" className={classes} role="img" aria-label={label}>
      <path d={icons[name]} />
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={classes} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
