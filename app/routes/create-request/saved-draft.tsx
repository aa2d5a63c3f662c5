import { Time } from '~/components/ui/time'
import { createRequestMessages as say } from '~/messages/create-request'

/** When the draft was saved last, said as it happens. */
export const SavedDraft = ({ at }: { at: number | null }) => (
  <p className="saved-draft" role="status">
    {at !== null && (
      <>
        {say.draftSaved} <Time at={at} withTime />
      </>
    )}
  </p>
)
