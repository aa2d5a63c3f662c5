import { controlWords } from '~/messages/controls'
import { avatarColor, initials } from './initials'

const sizes = { 24: '', 28: 'avatar-28', 32: 'avatar-32', 64: 'avatar-64' }

/** A person: their picture, or their initials on a color that stays the same. */
export function Avatar({
  name,
  src,
  size = 24,
  labelled = false,
}: {
  name: string
  /** Address of the picture, if there is one. */
  src?: string | null
  size?: 24 | 28 | 32 | 64
  /** True when the name is not next to it. */
  labelled?: boolean
}) {
  const className = `avatar ${sizes[size]}`
  if (src) {
    return (
      <img className={className} src={src} width={size} height={size} alt={labelled ? name : ''} />
    )
  }
  const look = { className, style: { background: avatarColor(name) } }
  return labelled ? (
    <span {...look} role="img" aria-label={name || controlWords.somebody} title={name}>
      {initials(name)}
    </span>
  ) : (
    <span {...look} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
