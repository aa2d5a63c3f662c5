import { Avatar } from '~/components/ui/avatar'
import { photoSrc } from '~/components/ui/photo'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { FileChips } from '~/components/work/file-chips'
import { MessageHtml } from '~/components/work/message-html'
import { PinNamed } from '~/components/work/pin-named'
import type { ShownMessage } from '~/features/conversations/list-messages.server'
import { conversationMessages as say } from '~/messages/conversations'
import type { Work } from '~/shared/kinds'
import { filesPath } from './files-path'

/** An entry that came while somebody was writing. */
export function ArrivedEntry({ entry, work }: { entry: ShownMessage; work: Work }) {
  return (
    <article className="arrived">
      <header>
        {entry.sender !== null && (
          <>
            <Avatar name={entry.sender} src={photoSrc(entry.avatar)} />
            <b className="font-semibold">{entry.sender}</b>
          </>
        )}
        <span className="muted flex-1">
          <Time at={entry.createdAt} withTime />
        </span>
        <Tag tone="primary">{say.isNew}</Tag>
      </header>
      <div>
        {entry.pin && (
          <PinNamed
            pin={entry.pin}
            to={`${filesPath(work)}/${entry.pin.attachment}/pins#message-${entry.id}`}
          />
        )}
        {entry.kind === 'message' ? <MessageHtml html={entry.html} /> : <p>{entry.html}</p>}
        <FileChips files={entry.files} at={filesPath(work)} />
      </div>
    </article>
  )
}
