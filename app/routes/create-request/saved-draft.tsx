import { Time } from '~/components/ui/time'
import { createRequestMessages as say } from '~/messages/create-request'
import { draftMessages } from '~/messages/drafts'
import type { Saved } from '~/routes/http/draft-answer'

/** When the draft was saved last, said as it happens; or that another tab keeps other answers. */
export const SavedDraft = ({ savedAt, elsewhere, refused, files = 0 }: Saved) => (
  <p className="saved-draft" role="status">
    {refused
      ? draftMessages.refused
      : elsewhere
        ? say.elsewhere
        : savedAt !== null && (
            <>
              {say.draftSaved} <Time at={savedAt} withTime />
              {files > 0 && `. ${draftMessages.filesWait(files, say.saveDraft)}`}
            </>
          )}
  </p>
)
