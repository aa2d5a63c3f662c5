import type { LinksFunction } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { FormError } from '~/components/form/error-summary'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { BrandMark } from '~/components/shell/brand-mark'
import { ButtonLink } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { Notice } from '~/components/ui/notice'
import { Tag } from '~/components/ui/tag'
import { DomainError } from '~/domain-error'
import { chooseInTest, testCheckout, testChoices } from '~/features/payments/test-checkout.server'
import { viewPath } from '~/map/work-path'
import { testCheckoutMessages as say } from '~/messages/payments'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'
import styles from './payments.css?url'

export const loader = screen(({ params: { session = '' } }) => testCheckout(session))

export const action = act(async ({ form, params: { session = '' }, url }) => {
  const { orderId } = testCheckout(session)
  const typed = textField(form, 'choice')
  const choice = testChoices.find((each) => each === typed)
  if (!choice) throw new DomainError('form-unreadable')
  await chooseInTest(session, choice)
  // Banks take their time: the page stays, so that somebody can say what they decide.
  if (choice === 'later') return redirect(url.pathname, 303)
  return redirect(viewPath({ kind: 'order', id: orderId }, 'messages'), 303)
})

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [
  { title: `${say.title} · Panelry` },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Stands in for the page of the payment provider, and says so. */
export default function TestCheckout() {
  const data = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const { orderId, number, product, price, state } = data
  const order = { kind: 'order', id: orderId } as const
  const unpaid = viewPath(order, 'payment')
  return (
    <main className="checkout">
      <header>
        <BrandMark />
        <Tag tone="warning">{say.mode}</Tag>
      </header>
      <h1>
        <span>{say.what(product, number)}</span> <strong>{moneyText(price)}</strong>
      </h1>
      <Notice tone="warning" title={say.noMoney}>
        {say.lead}
      </Notice>
      <DataList rows={factsOf(data)} />
      {state === 'open' && (
        <PlainForm className="checkout-choices">
          <Choice value="pay" icon="card">
            {say.pay(moneyText(price))}
          </Choice>
          <Choice value="later">{say.later}</Choice>
          <Choice value="decline">{say.decline}</Choice>
          <ButtonLink to={unpaid} wide>
            {say.cancel}
          </ButtonLink>
        </PlainForm>
      )}
      {state === 'processing' && (
        <PlainForm className="checkout-choices">
          <Notice tone="primary" title={say.atBank}>
            {say.atBankLead}
          </Notice>
          <Choice value="confirm" icon="check">
            {say.confirm}
          </Choice>
          <Choice value="refuse">{say.refuse}</Choice>
          <ButtonLink to={viewPath(order, 'messages')} wide>
            {say.toOrder}
          </ButtonLink>
        </PlainForm>
      )}
      {state !== 'open' && state !== 'processing' && (
        <div className="checkout-choices">
          <FormError>{formError}</FormError>
          <Notice title={say.overTitle}>{say.over}</Notice>
          <ButtonLink to={unpaid} look="primary" wide>
            {say.toOrder}
          </ButtonLink>
        </div>
      )}
    </main>
  )
}

/** One thing that can become of the payment; the one with an icon is what people come for. */
function Choice({
  value,
  icon,
  children,
}: {
  value: (typeof testChoices)[number]
  icon?: 'card' | 'check'
  children: ReactNode
}) {
  return (
    <SubmitButton
      name="choice"
      value={value}
      look={icon ? 'primary' : 'secondary'}
      {...(icon && { icon })}
      wide
      busyLabel={say.working}
    >
      {children}
    </SubmitButton>
  )
}

const factsOf = ({ buyer, sessionId, orderId }: Data): [string, string][] => [
  [say.buyer, buyer],
  [say.modeLabel, say.modeIs],
  [say.session, sessionId],
  [say.metadata, say.order(orderId)],
  [say.paySends, say.payIs],
  [say.cancelLabel, say.cancelIs],
]
