import { Form, useLocation } from '@remix-run/react'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField } from '~/components/form/text-field'
import { Time } from '~/components/ui/time'
import type { findRequest } from '~/features/requests/find-request.server'
import { pathTo } from '~/map/path-to'
import { moveLabels, requestMessages as say } from '~/messages/requests'
import { keptView } from './views'

/** What was delivered waits for its client: approve it, or say what should change. */
export function ReviewForms({ request }: { request: ReturnType<typeof findRequest> }) {
  const { facts, moves, deliveredAt } = request
  const kept = keptView(useLocation().search)
  if (!moves.includes('approve')) return null
  const to = pathTo('/requests/:request/status', { request: facts.id }, kept)
  const version = <input type="hidden" name="version" value={facts.version} />
  return (
    <section className="side-facts border-n200 border-b" aria-label={say.isItRight}>
      <h2 className="font-semibold">{say.isItRight}</h2>
      <p className="mt-1 text-n600">
        {deliveredAt && (
          <>
            {say.delivered} <Time at={deliveredAt} withTime />.{' '}
          </>
        )}
        {say.approveLead}
      </p>
      <Form method="post" action={to} className="mt-3" preventScrollReset>
        {version}
        <SubmitButton name="action" value="approve" icon="check" wide>
          {moveLabels.approve}
        </SubmitButton>
      </Form>
      <Form
        method="post"
        action={to}
        className="form mt-4 border-n200 border-t pt-4"
        noValidate
        preventScrollReset
      >
        {version}
        <input type="hidden" name="action" value="ask_for_changes" />
        <TextareaField
          name="message"
          label={say.whatChanges}
          hint={say.whatChangesHint}
          rows={3}
          required
        />
        <SubmitButton look="secondary" icon="undo" wide busyLabel="Sending">
          {moveLabels.ask_for_changes}
        </SubmitButton>
      </Form>
    </section>
  )
}
