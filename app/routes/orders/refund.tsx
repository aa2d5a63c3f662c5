import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { type Stale, useFormAnswer } from '~/components/form/use-form-answer'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import { refundPayment } from '~/features/payments/refund-payment.server'
import { refundable, refundSchema } from '~/features/payments/refundable.server'
import { viewPath } from '~/map/work-path'
import { paymentMessages as say } from '~/messages/payments'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'

export const loader = screen(({ actor, params: { order = '', payment = '' } }) => ({
  ...refundable(actor, order, payment),
  key: newId(),
}))

export const action = act(
  {
    schema: refundSchema,
    first: ({ actor, params: { order = '', payment = '' } }) => refundable(actor, order, payment),
  },
  async ({ actor, value, idempotencyKey, params: { order = '', payment = '' } }) => {
    const asked = { orderId: order, paymentId: payment, ...value, idempotencyKey }
    const standing = await refundPayment(requireMember(actor), asked)
    return redirectWithFlash(viewPath({ kind: 'order', id: order }, 'payment'), {
      // An unknown result stays on the screen until it was read.
      kind: standing === 'unanswered' ? 'error' : 'success',
      text: say.refundMade(standing),
    })
  },
)

export const meta = () => [{ title: `${say.refundTitle} · Panelry` }]

/** Gives a payment back: what is left of it, unless a part is entered. */
export default function Refund() {
  const { orderId, left, offered, currency, bankTook, key } = useLoaderData<typeof loader>()
  const closeTo = viewPath({ kind: 'order', id: orderId }, 'payment')
  const { formError, stale } = useFormAnswer()
  // Remaining sum when the form was opened: a page that is read again must not make the form look fresh.
  const [opened] = useState(left)
  return (
    <Dialog title={say.refundTitle} closeTo={closeTo}>
      <FormError>{stale ? saidMeanwhile(stale, currency) : formError}</FormError>
      {left === 0 ? (
        <Notice>{bankTook ? say.bankTook : say.nothingLeft}</Notice>
      ) : (
        // The conflict is shown here, not beside both versions: the amount has to be reconsidered.
        <EditForm
          row={{ version: opened, amount: offered }}
          formKey={key}
          errors="own"
          preventScrollReset
        >
          <p className="text-n600">{say.refundLead(moneyText({ amount: left, currency }))}</p>
          <TextField
            name="amount"
            label={say.amount}
            hint={say.amountHint(currency)}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextareaField name="told" label={say.told} hint={say.toldHint} />
          <TextareaField name="reason" label={say.reason} hint={say.reasonHint} />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton look="danger" busyLabel={say.refunding}>
              {say.refund}
            </SubmitButton>
          </DialogActions>
        </EditForm>
      )}
    </Dialog>
  )
}

/** Result of other refunds since the form was opened. */
function saidMeanwhile({ typed, stored: { version } }: Stale<unknown>, currency: string): string {
  const sum = (amount: number) => moneyText({ amount, currency })
  const given = Number(typed.version) - version
  const said =
    given > 0
      ? say.refundedMeanwhile(sum(given), sum(version))
      : say.refundFailedMeanwhile(sum(version))
  return version > 0 ? `${said} ${say.refundAllTheSame}` : said
}
