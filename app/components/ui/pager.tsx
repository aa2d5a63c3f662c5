import { controlWords } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { ButtonLink } from './button'
import { useFilterHref } from './filter-link'

/** Range shown of a list, and the links to more. A missing address means there is nothing there. */
export function Pager({
  text,
  first,
  previous,
  next,
}: {
  text?: string
  /** The beginning, where a list only leads on. */
  first?: string
  previous?: string
  next?: string
}) {
  const href = useFilterHref()
  if (!text && !first && !previous && !next) return null
  return (
    <nav className="filters pager" aria-label={controlWords.pages}>
      <span className="muted">{text}</span>
      <span className="flex gap-2">
        {first && <ButtonLink to={href(first)}>{partWords.firstPage}</ButtonLink>}
        {previous && (
          <ButtonLink to={href(previous)} rel="prev">
            {partWords.previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={href(next)} rel="next">
            {partWords.next}
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}

/**
 * The ways on in a list: to both sides, or to its first page where it leads forward alone.
 *
 * @param at the list's address with the cursor of a neighbor
 */
export const TurnPages = ({
  text,
  first = false,
  previous = null,
  next,
  at,
}: {
  text?: string | undefined
  /** Whether a way to the beginning is shown, where a list only leads on. */
  first?: boolean
  previous?: string | null
  next: string | null
  at: (cursor: Record<string, string>) => string
}) => (
  <Pager
    {...(text && { text })}
    {...(first && { first: at({}) })}
    {...(previous && { previous: at({ before: previous }) })}
    {...(next && { next: at({ after: next }) })}
  />
)
