import { Button } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { conversationMessages as say } from '~/messages/conversations'
import { draftMessages } from '~/messages/drafts'
import type { Saved } from '~/routes/http/draft-answer'

/**
 * Under what somebody writes: when its draft was saved, what is not in it, and how to throw it away.
 *
 * @param saveLabel what the button says that stores the files too
 */
export const DraftLine = ({
  savedAt,
  elsewhere,
  refused,
  files = 0,
  saveLabel = say.saveDraft,
}: Saved & { saveLabel?: string }) => (
  <div className="draft-line hint">
    <p role="status">
      {refused
        ? draftMessages.refused
        : elsewhere
          ? say.elsewhere
          : savedAt !== null && (
              <>
                {say.draftOf} <Time at={savedAt} withTime />
                {files > 0 && `. ${draftMessages.filesWait(files, saveLabel)}`}
              </>
            )}
    </p>
    {savedAt !== null && !elsewhere && !refused && (
      <Button look="quiet" name="intent" value="discard">
        {say.discard}
      </Button>
    )}
  </div>
)
