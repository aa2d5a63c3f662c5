import { useLoaderData } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { Time } from '~/components/ui/time'
import { TermsText } from '~/components/work/terms-text'
import { notFound } from '~/domain-error'
import { termsOnSale } from '~/features/orders/offer.server'
import { orderFieldMessages as words } from '~/messages/order-fields'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ params: { form = '' } }) => {
  const terms = termsOnSale(form)
  if (!terms) throw notFound()
  return { terms }
})

export const meta = ({ data }: { data?: Awaited<ReturnType<typeof loader>> }) => [
  { title: `${data?.terms.name ?? words.terms} · Panelry` },
]

/** The terms that a buyer accepts, on a page of their own: opened beside the form, to read and print. */
export default function Terms() {
  const { terms } = useLoaderData<typeof loader>()
  return (
    <div className="public">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width terms-page">
        <h1 className="display">{terms.name}</h1>
        <p className="muted">
          {words.termsVersion(terms.number)} <Time at={terms.createdAt} />
        </p>
        <TermsText text={terms.text} />
      </main>
    </div>
  )
}
