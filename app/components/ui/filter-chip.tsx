import { namedControls } from '~/messages/controls'
import { ButtonLink } from './button'
import { useFilterHref } from './filter-link'
import { Icon } from './icon'

/** A filter in use; pressing it takes the filter away. */
export function FilterChip({ label, removeTo }: { label: string; removeTo: string }) {
  const href = useFilterHref()
  return (
    <ButtonLink to={href(removeTo)} look="tint" aria-label={namedControls.removeFilter(label)}>
      {label}
      <Icon name="close" />
    </ButtonLink>
  )
}
