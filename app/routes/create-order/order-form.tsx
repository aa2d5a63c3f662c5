import { useEffect } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { Notice } from '~/components/ui/notice'
import type { FormOnSale } from '~/features/orders/form-on-sale.server'
import { createOrderMessages as say } from '~/messages/create-order'
import { SleepingFields } from './inert-fields'
import type { Refused, readOrderForm } from './read-order-form.server'

/** The questions, the account of a new buyer, the terms, and the way to the payment. */
export function OrderForm({
  sold,
  price,
  who,
  formKey,
  answer,
}: {
  sold: FormOnSale
  /** In words; null costs nothing. */
  price: string | null
  who: ReturnType<typeof readOrderForm>['who']
  formKey: string
  answer: Refused | undefined
}) {
  return (
    <ActionForm
      formKey={formKey}
      encType="multipart/form-data"
      className="form order-form"
      data-fresh=""
      noValidate
      preventScrollReset
    >
      {/* Enter in a field sends, it does not press the first button below. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="formVersion" value={sold.version.id} />
      <input type="hidden" name="termVersion" value={sold.terms?.id ?? ''} />
      <input type="hidden" name="seenPrice" value={sold.price?.id ?? ''} />
      <Notices answer={answer} />
      {who.staff && (
        <p className="order-client">
          <span className="wrap-anywhere">
            {say.client}: {who.client?.name ?? say.nobody}
          </span>
          {/* A button of the form: what was typed is kept meanwhile. */}
          <SubmitButton
            look="quiet"
            name="intent"
            value="client"
            formNoValidate
            busyLabel={say.sending}
          >
            {say.changeClient}
          </SubmitButton>
        </p>
      )}
      <SleepingFields {...{ sold, who, answer }} />
      <div className="order-send">
        <SubmitButton busyLabel={say.sending} name="intent" value="send">
          {who.staff || price === null ? say.place : say.pay(price)}
        </SubmitButton>
        <p className="muted">
          {price === null
            ? say.freeLater
            : who.staff
              ? say.placeForLater(who.client?.name ?? say.theClient)
              : say.payLater}
        </p>
      </div>
    </ActionForm>
  )
}

/** Why it was not sent, above all fields. */
function Notices({ answer }: { answer: Refused | undefined }) {
  useEffect(() => {
    // A summary sees to that itself.
    if (answer && !answer.wrong?.length) {
      document.querySelector('.order-form > .notice')?.scrollIntoView({ block: 'nearest' })
    }
  }, [answer])
  if (!answer) return null
  const { error, wrong = [], added = [] } = answer
  const changed = error?.code === 'form-changed'
  return (
    <>
      {changed && (
        <Notice tone="warning" role="alert" title={say.changedTitle}>
          {say.changed(added.length)}
        </Notice>
      )}
      {!changed && wrong.length === 0 && <FormError>{error?.text}</FormError>}
      <ErrorSummary errors={wrong} />
    </>
  )
}
