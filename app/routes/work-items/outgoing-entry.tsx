import { useEffect, useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { Avatar } from '~/components/ui/avatar'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { MessageHtml } from '~/components/work/message-html'
import type { OutgoingMessage } from '~/features/conversations/outgoing.server'
import { workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { fileSize } from '~/messages/file-size'
import type { Work } from '~/shared/kinds'

/** A message that was just sent: its sender can take it back, or let the others see it at once. */
export function OutgoingEntry({ entry, work }: { entry: OutgoingMessage; work: Work }) {
  const { id, sender, avatar, html, files, createdAt, until, left } = entry
  const isOver = useIsOver(left)
  return (
    <li id={`message-${id}`} className="conversation-entry">
      <Avatar name={sender} src={photoSrc(avatar)} size={32} />
      <div>
        <div className="conversation-head">
          <b className="font-semibold">{sender}</b>
          <span className="muted">
            <Time at={createdAt} withTime />
          </span>
        </div>
        <MessageHtml html={html} />
        {files.length > 0 && (
          <ul className="file-chips">
            {files.map((file) => (
              <li key={file.id} className="file-chip">
                <span>
                  <Icon name="file" />
                  <span className="min-w-0">
                    <span className="truncate-line block">{file.name}</span>
                    <span className="muted block">{fileSize(file.size)}</span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {!isOver && (
          <div className="conversation-head conversation-outgoing">
            <Tag>
              {say.onlyYouUntil} <Time at={until} only="time" />
            </Tag>
            <OutgoingButtons {...{ id, work }} />
          </div>
        )}
      </div>
    </li>
  )
}

const OutgoingButtons = ({ id, work }: { id: string; work: Work }) => (
  <>
    <ActionForm
      action={workPath(work, '/messages/:message/take-back', { message: id })}
      className="contents"
    >
      <Button look="quiet" icon="undo">
        {say.undo}
      </Button>
    </ActionForm>
    <ActionForm
      action={workPath(work, '/messages/:message/send-now', { message: id })}
      className="contents"
    >
      <Button look="quiet" icon="send">
        {say.sendNow}
      </Button>
    </ActionForm>
  </>
)

/**
 * Whether this many milliseconds have passed since the page was read; it is read again when its message is
 * out.
 */
function useIsOver(left: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
  }, [left])
  return over
}
