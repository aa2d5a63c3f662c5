import { Avatar } from '~/components/ui/avatar'
import { photoSrc } from '~/components/ui/photo'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { FileChips } from '~/components/work/file-chips'
import { MessageHtml } from '~/components/work/message-html'
import { PinNamed } from '~/components/work/pin-named'
import { StatusGlyph } from '~/components/work/status-mark'
import type { ShownMessage } from '~/features/conversations/list-messages.server'
import { conversationMessages as say } from '~/messages/conversations'
import { statusPosted } from '~/messages/work'
import type { Work } from '~/shared/kinds'
import { filesPath } from './files-path'

/** One entry of a conversation: what somebody wrote, or a change of the status. */
export function MessageEntry({ entry, work }: { entry: ShownMessage; work: Work }) {
  const { id, kind, sender, createdAt, html, files, isNew } = entry
  if (kind === 'status_change' || sender === null) {
    return (
      <li id={`message-${id}`} className="conversation-status">
        <StatusGlyph status={statusPosted(work.kind, html)} />
        <span>
          {sender !== null && <b>{sender}</b>} {html} <Time at={createdAt} withTime />
          {isNew && <Tag tone="primary">{say.isNew}</Tag>}
        </span>
      </li>
    )
  }
  const at = filesPath(work)
  return (
    <li id={`message-${id}`} className="conversation-entry">
      <Avatar name={sender} src={photoSrc(entry.avatar)} size={32} />
      <div>
        <div className="conversation-head">
          <b className="font-semibold">{sender}</b>
          <span className="muted">
            <Time at={createdAt} withTime />
          </span>
          {isNew && <Tag tone="primary">{say.isNew}</Tag>}
        </div>
        {entry.pin && (
          <PinNamed pin={entry.pin} to={`${at}/${entry.pin.attachment}/pins#message-${id}`} />
        )}
        <MessageHtml html={html} />
        <FileChips files={files} at={at} pins />
      </div>
    </li>
  )
}
