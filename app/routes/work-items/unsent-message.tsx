import { useLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { DataList } from '~/components/ui/data-list'
import { Notice } from '~/components/ui/notice'
import { Time } from '~/components/ui/time'
import { StatusMark } from '~/components/work/status-mark'
import type { unsentMessage } from '~/features/conversations/messages-screen.server'
import { listPath, viewPath, workPath } from '~/map/work-path'
import { columnWords } from '~/messages/columns'
import { conversationMessages as say } from '~/messages/conversations'
import { workMessages } from '~/messages/work'
import { ArrivedEntry } from './arrived-entry'
import { Composer } from './composer'
import { useWordsBack } from './use-refused'

type UnsentData = ReturnType<typeof unsentMessage>

/** Whether something happened that the form does not know of. */
export const happenedMeanwhile = ({ newer, changed }: Pick<UnsentData, 'newer' | 'changed'>) =>
  newer.length > 0 || changed !== null

export const unsentMeta = () => [{ title: `${say.write} · Panelry` }]

/** A message that was not sent as it was: why, what came meanwhile, and the message itself. */
export function UnsentMessage() {
  const { work, number, title, changed, newer, form } = useLoaderData<UnsentData>()
  const { field, formError, code } = useFormAnswer()
  const moved = happenedMeanwhile({ newer, changed })
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus there
  useEffect(() => {
    if (moved) notice.current?.focus()
  }, [form.key])
  return (
    <DashboardShell
      breadcrumb={[
        { label: workMessages.many(work.kind), to: listPath(work.kind) },
        {
          label: workMessages.numbered({ ...work, number }),
          to: viewPath(work, 'messages'),
        },
        { label: say.write },
      ]}
    >
      <PageHead title={<span className="wrap-anywhere">{title}</span>} />
      <div className="two-columns">
        <div className="unsent">
          {moved && (
            <div ref={notice} tabIndex={-1}>
              <Notice
                tone="warning"
                role="alert"
                title={newer.length > 0 ? say.movedTitle : say.changedTitle(work.kind)}
              >
                {say.movedLead}
              </Notice>
            </div>
          )}
          {newer.map((entry) => (
            <ArrivedEntry key={entry.id} {...{ entry, work }} />
          ))}
          <section className="arrived is-own" aria-label={say.yours}>
            <header>
              <b className="font-semibold">{say.you}</b>
              <span className="muted">
                {say.notSent}
                {form.savedAt !== null && (
                  <>
                    , {say.begun} <Time at={form.savedAt} withTime />
                  </>
                )}
              </span>
            </header>
            <div>
              <Composer
                key={form.key}
                draft={workPath(work, '/draft', {}, { of: 'message' })}
                scope="message"
                form={form}
                back={useWordsBack()}
                action={workPath(work, '/messages')}
                label={say.yours}
                placeholder={say.reply(form.replyTo)}
                send={moved ? say.sendMine : say.send}
                saveLabel={say.keepDraft}
                errors={{ text: field('text').errors, files: field('files').errors }}
                formError={code === 'conversation-moved' ? undefined : formError}
                hasPlaceholders={code === 'message-placeholders'}
              />
            </div>
          </section>
        </div>
        {changed && (
          <aside aria-label={say.changed}>
            <div className="side-facts">
              <h2 className="mb-2 font-semibold">{say.changed}</h2>
              <DataList
                rows={[
                  [say.version, `${changed.from} → ${changed.to}`],
                  ...(changed.status
                    ? [
                        [
                          columnWords.status,
                          <StatusMark key="status" status={changed.status} />,
                        ] as [string, ReactNode],
                      ]
                    : []),
                ]}
              />
            </div>
          </aside>
        )}
      </div>
    </DashboardShell>
  )
}
