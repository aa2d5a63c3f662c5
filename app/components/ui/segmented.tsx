import type { ReactNode } from 'react'
import type { AnyLink } from './any-link'
import { FilterLink } from './filter-link'
import { Icon, type IconName } from './icon'

export type Segment = {
  value: string
  /** Visible words, or the accessible name when an icon or a `mark` replaces them. */
  label: string
  icon?: IconName
  /** Any small drawing instead of an icon, e.g. a color dot. */
  mark?: ReactNode
  disabled?: boolean
}

type Common = { label: string; segments: readonly Segment[]; value?: string; className?: string }

/** One choice as native radio buttons. Sends `name=value` with its form. */
export function Segmented({
  name,
  label,
  segments,
  value,
  form,
  onChange,
  className = '',
}: Common & { name: string; form?: string; onChange?: (value: string) => void }) {
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className="sr-only">{label}</legend>
      {segments.map((s) => (
        <label key={s.value} className="segment" title={wordless(s) ? s.label : undefined}>
          <input
            type="radio"
            name={name}
            value={s.value}
            form={form}
            disabled={s.disabled}
            defaultChecked={s.value === value}
            aria-label={wordless(s) ? s.label : undefined}
            onChange={() => onChange?.(s.value)}
          />
          <Face segment={s} />
        </label>
      ))}
    </fieldset>
  )
}

/**
 * One choice as links, e.g. a view in the query.
 *
 * @param name the parameter it chooses, where it stands beside other choices
 */
export function SegmentedLinks({
  label,
  segments,
  value,
  to,
  replace,
  name,
  link: To = FilterLink,
  className = '',
}: Common & {
  to: (value: string) => string
  replace?: boolean
  name?: string
  link?: AnyLink
}) {
  return (
    <nav className={`segmented ${className}`} aria-label={label}>
      {segments.map((s) => (
        <To
          key={s.value}
          to={to(s.value)}
          {...(name && { name })}
          replace={replace}
          preventScrollReset
          className="segment"
          aria-current={s.value === value ? 'true' : undefined}
          {...spoken(s)}
        >
          <Face segment={s} />
        </To>
      ))}
    </nav>
  )
}

const wordless = (s: Segment) => Boolean(s.icon ?? s.mark)
const spoken = (s: Segment) => (wordless(s) ? { 'aria-label': s.label, title: s.label } : {})

const Face = ({ segment: s }: { segment: Segment }) =>
  s.icon ? <Icon name={s.icon} /> : (s.mark ?? s.label)

/** Dot that represents a panel color. */
export function ColorDot({ color }: { color: string }) {
  return <span className="swatch-dot" style={{ background: color }} />
}
