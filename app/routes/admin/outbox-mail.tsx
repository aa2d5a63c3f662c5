import { useLoaderData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import { Time } from '~/components/ui/time'
import { readMail } from '~/features/mail/read-mail.server'
import { sendAgain } from '~/features/mail/send-again.server'
import { columnWords } from '~/messages/columns'
import { busyWords, controlWords } from '~/messages/controls'
import { outboxMessages as say } from '~/messages/outbox'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { MailState } from './mail-state'

const list = '/admin/outbox'

export const loader = screen(({ actor, params: { mail = '' } }) => ({
  mail: readMail(actor, mail),
  key: newId(),
}))

export const action = act(({ actor, params: { mail = '' }, idempotencyKey, url }) => {
  sendAgain(actor, { id: mail, idempotencyKey })
  return redirectWithFlash(list + url.search, { kind: 'success', text: say.queuedAgain })
})

export const meta = () => [{ title: `${say.mail} · ${say.outbox} · Panelry` }]

/** One mail: its status, why it failed, its text. */
export default function OutboxMail() {
  const { mail, key } = useLoaderData<typeof loader>()
  const closeTo = list + useLocation().search
  const { formError } = useFormAnswer()
  const facts: [string, ReactNode][] = [
    [say.to, mail.to],
    [columnWords.state, <MailState key="state" status={mail.status} />],
    [say.written, <Time key="written" at={mail.createdAt} withTime />],
    [say.tries, mail.attempts],
  ]
  if (mail.sentAt) facts.push([say.sent, <Time key="sent" at={mail.sentAt} withTime />])
  if (mail.status === 'queued' && mail.attempts > 0) {
    facts.push([say.nextTry, <Time key="next" at={mail.nextAttemptAt} withTime />])
  }
  const emptied = mail.message === ''
  const canSendAgain = mail.status === 'dead' && !emptied
  return (
    <Dialog title={mail.subject} closeTo={closeTo} size="medium">
      <FormError>{formError}</FormError>
      <DataList rows={facts} />
      {mail.lastError && (
        <div className="mt-3">
          <Notice tone={mail.status === 'dead' ? 'danger' : 'warning'} title={mail.lastError}>
            {canSendAgain && say.deadLead}
          </Notice>
        </div>
      )}
      <h3 className="mt-5 font-semibold">{say.text}</h3>
      {mail.whole ? (
        mail.hasSecrets && (
          <div className="mt-2">
            <Notice tone="warning">{say.whole}</Notice>
          </div>
        )
      ) : (
        <p className="muted">{say.hidden}</p>
      )}
      <p className="mt-2 whitespace-pre-wrap break-words rounded-(--radius) border border-n200 p-4">
        {mail.message}
      </p>
      {mail.attachment && (
        <details className="mt-3">
          <summary>{say.attached(mail.attachment.name)}</summary>
          <pre className="mt-2 whitespace-pre-wrap break-words rounded-(--radius) border border-n200 p-4">
            {mail.attachment.text}
          </pre>
        </details>
      )}
      {canSendAgain && (
        <ActionForm formKey={key} className="mt-5" preventScrollReset>
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.close}
            </ButtonLink>
            <SubmitButton busyLabel={busyWords.sending}>{say.sendAgain}</SubmitButton>
          </DialogActions>
        </ActionForm>
      )}
    </Dialog>
  )
}
