import { Button } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { conversationMessages as say } from '~/messages/conversations'

/** Under what somebody writes: when its draft was saved, and how to throw that away. */
export const DraftLine = ({
  savedAt,
  elsewhere,
}: {
  savedAt: number | null
  /** Another tab keeps other words. */
  elsewhere: boolean
}) => (
  <div className="draft-line hint">
    <p role="status">
      {elsewhere
        ? say.elsewhere
        : savedAt !== null && (
            <>
              {say.draftOf} <Time at={savedAt} withTime />
            </>
          )}
    </p>
    {savedAt !== null && !elsewhere && (
      <Button look="quiet" name="intent" value="discard">
        {say.discard}
      </Button>
    )}
  </div>
)
