import { controlsOf } from '~/messages/controls'
import { ButtonLink } from './button'
import { Icon } from './icon'

/** A filter in use; pressing it takes the filter away. */
export function FilterChip({ label, removeTo }: { label: string; removeTo: string }) {
  return (
    <ButtonLink to={removeTo} look="tint" aria-label={controlsOf.removeFilter(label)}>
      {label}
      <Icon name="close" />
    </ButtonLink>
  )
}
