import { Time } from '~/components/ui/time'
import { createRequestMessages as say } from '~/messages/create-request'

/** When the draft was saved last, said as it happens; or that another tab keeps other answers. */
export const SavedDraft = ({ at, elsewhere }: { at: number | null; elsewhere: boolean }) => (
  <p className="saved-draft" role="status">
    {elsewhere
      ? say.elsewhere
      : at !== null && (
          <>
            {say.draftSaved} <Time at={at} withTime />
          </>
        )}
  </p>
)
