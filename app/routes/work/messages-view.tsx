import { useEffect, useRef } from 'react'
import { ButtonLink } from '~/components/ui/button'
import type { messagesOf } from '~/features/conversations/messages-screen.server'
import { workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { MessageEntry } from './message-entry'
import { WriteForm } from './write-form'

/** What was said about a piece of work, the oldest first, and the form to say more. */
export function MessagesView({ data }: { data: ReturnType<typeof messagesOf> }) {
  const { work, rows, earlier, later, form } = data
  const at = (cursor: Record<string, string>) => workPath(work, '', {}, { v: '2', ...cursor })
  const list = useRef<HTMLOListElement>(null)
  // Who opens a conversation comes for its end; an address of an entry leads there by itself.
  useEffect(() => {
    if (!location.hash) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className="talk" aria-label={say.messages}>
      <div className="talk-list">
        {earlier && (
          <ButtonLink to={at({ after: earlier })} rel="prev" wide>
            {say.earlier}
          </ButtonLink>
        )}
        {rows.length === 0 ? (
          <p className="muted">{say.none}</p>
        ) : (
          <ol className="contents" ref={list}>
            {rows.map((entry) => (
              <MessageEntry key={entry.id} {...{ entry, work }} />
            ))}
          </ol>
        )}
        {later && (
          <ButtonLink to={at({ before: later })} rel="next" wide>
            {say.later}
          </ButtonLink>
        )}
      </div>
      <WriteForm
        key={form.key}
        draft={workPath(work, '/draft', {}, { of: 'message' })}
        scope="message"
        form={form}
        action={workPath(work, '/messages')}
        label={say.message}
        placeholder={say.reply(form.replyTo)}
        send={say.send}
      />
    </section>
  )
}
