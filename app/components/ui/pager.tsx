import { ButtonLink } from './button'

/** What is shown of a list, and the way on. A missing address means there is nothing there. */
export function Pager({
  text,
  previous,
  next,
}: {
  text?: string
  previous?: string
  next?: string
}) {
  return (
    <nav className="filters justify-between" aria-label="Pages">
      <span className="muted">{text}</span>
      <span className="flex gap-2">
        {previous && (
          <ButtonLink to={previous} rel="prev">
            Previous
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} rel="next">
            Next
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
