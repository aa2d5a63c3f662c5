import type { IconName } from './icons'
import sprite from './icons.svg?url'

export type { IconName }

/**
 * An outline icon, 16 px (or 20). Decoration by default; give it a `label` only when no words are next to
 * it. The shapes are one file that the browser keeps, not part of every page's script.
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
  const shape = <use href={`${sprite}#${name}`} />
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {shape}
    </svg>
  )
}
