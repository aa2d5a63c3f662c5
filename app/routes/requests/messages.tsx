import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Facts } from '~/components/ui/facts'
import { Notice } from '~/components/ui/notice'
import { Time } from '~/components/ui/time'
import { StatusMark } from '~/components/work/status-mark'
import { keepMessage } from '~/features/conversations/keep-written.server'
import { unsentMessage } from '~/features/conversations/messages-screen.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { messageSchema } from '~/features/conversations/write-schema.server'
import { pathTo } from '~/map/path-to'
import { conversationMessages as say } from '~/messages/conversations'
import { requestMessages } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { ArrivedEntry } from './arrived-entry'
import { WriteForm } from './write-form'

const here = '/requests/:request/messages'

export const loader = screen(here, ({ actor, params: { request = '' }, url }) =>
  unsentMessage(actor, request, url.searchParams),
)

export const action = act(
  here,
  {
    schema: messageSchema,
    first: async ({ actor, params: { request = '' }, form, submission, context }) => {
      const kept = await keepMessage(actor, request, form, { submission })
      context.filesKept = true
      return kept
    },
  },
  async ({ actor, value, found, form, submission, params: { request = '' } }) => {
    const intent = form.get('intent')
    const view = (more = {}) => pathTo('/requests/:request', { request }, { v: '2', ...more })
    if (form.has('forget')) return redirect(view(), 303)
    if (intent === 'draft') {
      return redirectWithFlash(view(), { kind: 'success', text: say.draftSaved })
    }
    if (intent === 'canned') {
      return redirect(view({ canned: String(form.get('canned') ?? '').slice(0, 64) }), 303)
    }
    const { messageId } = sendMessage(actor, {
      ...value,
      requestId: request,
      draftId: found.id,
      submission,
    })
    const undo = pathTo('/requests/:request/messages/:message/take-back', {
      request,
      message: messageId,
    })
    return redirectWithFlash(`${view()}#message-${messageId}`, {
      kind: 'success',
      text: say.sent,
      undo: { action: undo, label: say.undo },
    })
  },
)

/** What was refused is shown anew, with all that came meanwhile. */
export const shouldRevalidate = () => true

export const meta = () => [{ title: `${say.write} · Panelry` }]

/** A message that was not sent as it was: why, what came meanwhile, and the message itself. */
export default function UnsentMessage() {
  const { requestId, number, title, changed, newer, form } = useLoaderData<typeof loader>()
  const { field, formError, code } = useFormAnswer()
  const moved = newer.length > 0 || changed !== null
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer moves the focus there
  useEffect(() => {
    if (moved) notice.current?.focus()
  }, [form.key])
  const request = pathTo('/requests/:request', { request: requestId })
  return (
    <DashboardShell
      breadcrumb={[
        { label: 'Requests', to: '/requests' },
        { label: requestMessages.numbered(number), to: `${request}?v=2` },
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
                title={newer.length > 0 ? say.movedTitle : say.changedTitle}
              >
                {say.movedLead}
              </Notice>
            </div>
          )}
          {newer.map((entry) => (
            <ArrivedEntry key={entry.id} {...{ entry, requestId }} />
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
              <WriteForm
                key={form.key}
                draft={pathTo(
                  '/requests/:request/draft',
                  { request: requestId },
                  { of: 'message' },
                )}
                scope="message"
                form={form}
                action={pathTo(here, { request: requestId })}
                label={say.yours}
                placeholder={say.reply(form.replyTo)}
                send={moved ? say.sendMine : say.send}
                saveLabel={say.keepDraft}
                errors={{ text: field('text').errors, files: field('files').errors }}
                formError={code === 'conversation-moved' ? undefined : formError}
              />
            </div>
          </section>
        </div>
        {changed && (
          <aside aria-label={say.changed}>
            <div className="side-facts">
              <h2 className="mb-2 font-semibold">{say.changed}</h2>
              <Facts
                rows={[
                  ['Version', `${changed.from} → ${changed.to}`],
                  ...(changed.status
                    ? [
                        ['Status', <StatusMark key="status" status={changed.status} />] as [
                          string,
                          ReactNode,
                        ],
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
