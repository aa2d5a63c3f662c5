import { Button } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { conversationMessages as say } from '~/messages/conversations'
import { draftMessages } from '~/messages/drafts'
import type { Saved } from '~/routes/http/draft-answer'

/** Under what somebody writes: when its draft was saved, and how to throw that away. */
export const DraftLine = ({ savedAt, elsewhere, refused }: Saved) => (
  <div className="draft-line hint">
    <p role="status">
      {refused
        ? draftMessages.refused
        : elsewhere
          ? say.elsewhere
          : savedAt !== null && (
              <>
                {say.draftOf} <Time at={savedAt} withTime />
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
