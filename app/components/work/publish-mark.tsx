import { publishStateNames } from '~/messages/order-studio'
import type { PublishState } from '~/shared/publish-state'

/** Whether something is shown to buyers: a glyph and its word. */
export const PublishMark = ({ state }: { state: PublishState }) => (
  <span className="mark">
    <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true" data-state={state}>
      {state === 'published' ? (
        <path
          className="is-solid"
          d="M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zm3 4.2-4.1 4-1.9-1.8-1.1 1.1 3 3 5.2-5.2z"
        />
      ) : (
        <circle cx="8" cy="8" r="6.1" />
      )}
      {state === 'unpublished' && <path d="M5.4 8h5.2" />}
    </svg>
    <span className="truncate-line font-medium text-secondary">{publishStateNames[state]}</span>
  </span>
)
