import { useLocation } from '@remix-run/react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useStableForm, waitsForTurn } from '~/components/form/use-stable-form'
import { isBeingFilled } from '~/components/shell/filled-forms'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import type { ShownMessage } from '~/features/conversations/list-messages.server'
import type { messagesOf } from '~/features/conversations/messages-screen.server'
import { viewPath, workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { Composer } from './composer'
import { MessageEntry } from './message-entry'
import { OutgoingEntry } from './outgoing-entry'
import { useConversationUpdates } from './use-conversation-updates'

/** Above the form of a message, quietly: what came meanwhile, and who else is writing. */
const ConversationUpdates = ({
  newer,
  writing,
  to,
  show,
}: {
  newer: number
  writing: readonly string[]
  /** The address that shows it. */
  to: string
  /** Shows it without leaving what is typed. */
  show: () => void
}) => (
  <div className="conversation-news" role="status">
    {newer > 0 && (
      <a
        href={to}
        className="link"
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        {say.newer(newer)}
      </a>
    )}
    {writing.length > 0 && <span className="muted">{say.writing(writing)}</span>}
  </div>
)

/** Messages of a work item, the oldest first, and the form for another one. */
export function MessagesView({
  data,
  ...refused
}: { data: ReturnType<typeof messagesOf> } & Pick<
  ComponentProps<typeof Composer>,
  'errors' | 'formError' | 'hasPlaceholders' | 'back'
>) {
  const { work, outgoing, earlier, later, writing } = data
  const rows = useNewKept(data.rows)
  // Marks entries that came meanwhile as seen, even for people who stay in the form; not for people who
  // pressed before. The version is the new one: the change is often their own, and others' changes of the
  // status are entries.
  const { version } = data.form
  const shown = useRef(data.form.seen)
  const held = useStableForm(data.form)
  const waits = held.key !== data.form.key && waitsForTurn(held.key)
  const form = { ...held, seen: waits ? shown.current : data.form.seen, version }
  useEffect(() => {
    if (!waits) shown.current = data.form.seen
  })
  // Read from the newest on, shown from the oldest: what is earlier comes `after` in the reading.
  const pageAt = (cursor: Record<string, string>) => viewPath(work, 'messages', cursor)
  const list = useRef<HTMLOListElement>(null)
  // Opens a conversation at its end, unless its column begins there by itself; the address of an entry
  // leads to that entry. On a page without columns, the part that waits for an answer stays in sight.
  useEffect(() => {
    if (window.location.hash || document.querySelector('.answer-asks')) return
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
  const news = useConversationUpdates(
    workPath(work, '/news', {}, { seen: data.form.seen }),
    writing,
  )
  // Follows the link to what was asked for.
  const last = (outgoing.at(-1) ?? rows.at(-1))?.id
  useEffect(() => {
    if (last && isBeingFilled()) {
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    }
  }, [last])
  return (
    <section className="conversation" aria-label={say.messages}>
      <div className="conversation-list">
        {earlier && (
          <ButtonLink to={pageAt({ after: earlier })} rel="prev" wide>
            {say.earlier}
          </ButtonLink>
        )}
        {rows.length + outgoing.length === 0 ? (
          <p className="muted">{say.none}</p>
        ) : (
          <ol className="contents" ref={list}>
            {rows.map((entry) => (
              <MessageEntry key={entry.id} {...{ entry, work }} />
            ))}
            {outgoing.map((entry) => (
              <OutgoingEntry key={entry.id} {...{ entry, work }} />
            ))}
          </ol>
        )}
        {later && (
          <ButtonLink to={pageAt({ before: later })} rel="next" wide>
            {say.later}
          </ButtonLink>
        )}
      </div>
      {data.room && <Notice tone="warning">{say.nearlyFull(data.room)}</Notice>}
      <Composer
        key={form.key}
        draft={workPath(work, '/draft', {}, { of: 'message' })}
        scope="message"
        form={form}
        action={workPath(work, '/messages')}
        label={say.message}
        placeholder={say.reply(form.replyTo)}
        send={say.send}
        cannedFrom={workPath(work, '/canned')}
        above={
          <ConversationUpdates
            newer={news.newer}
            writing={news.writing}
            to={pageAt({})}
            show={news.show}
          />
        }
        {...refused}
      />
    </section>
  )
}

/**
 * The entries, with what was new when this page was opened: it has been read by the time the page is read
 * again, and stays marked.
 */
function useNewKept(rows: readonly ShownMessage[]): ShownMessage[] {
  const at = useLocation().key
  const known = useRef({ at, ids: new Set<string>() })
  if (known.current.at !== at) known.current = { at, ids: new Set() }
  const { ids } = known.current
  for (const { id, isNew } of rows) if (isNew) ids.add(id)
  return rows.map((row) => ({ ...row, isNew: ids.has(row.id) }))
}
