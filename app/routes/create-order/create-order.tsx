import { data, redirect } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { StructuredData } from '~/components/shell/structured-data'
import { DataList } from '~/components/ui/data-list'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { buyerSchema } from '~/features/accounts/account-schema.server'
import { answersSchema } from '~/features/forms/answer-rules.server'
import type { FormOnSale } from '~/features/orders/form-on-sale.server'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say } from '~/messages/create-order'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms } from '~/routes/http/with-form.server'
import { OfferPicture } from './offer-picture'
import { OrderForm } from './order-form'
import { buyerOf } from './parse-order.server'
import { placeOrKeep } from './place-or-keep.server'
import { formIn, projectIn, type Refused, readOrderForm } from './read-order-form.server'
import { NotOnSale } from './unavailable'

/** Summary of the offer beside the form. */
const OrderSummary = ({ sold, price }: { sold: FormOnSale; price: string | null }) => (
  <aside className="card order-summary" aria-label={say.summary}>
    <OfferPicture id={sold.id} picture={sold.picture} eager />
    <div>
      {sold.includes.length > 0 && (
        <ul className="order-includes">
          {sold.includes.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <DataList
        rows={[
          [say.delivery, <Time key="due" at={sold.dueAt} />],
          [say.designer, say.named],
        ]}
      />
      <p className="order-total">
        <span>{say.total}</span>
        <span>{price ?? say.free}</span>
      </p>
    </div>
  </aside>
)

export const loader = screen(async (args) => {
  const project = projectIn(args.url)
  if (!formIn(args.url)) throw redirect(pathTo('/order', { project }))
  const read = readOrderForm({ ...args, buyer: await buyerOf(args) })
  return data(read, { status: read.sold ? 200 : 404 })
})

export const action = act(ofForms([answersSchema, buyerSchema], placeOrKeep))

export const meta = ({ data: read }: { data?: ReturnType<typeof readOrderForm> }) =>
  read?.preview ?? []

/** The form that orders something: questions, account, terms and price in one. */
export default function CreateOrder() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData() as Refused | undefined
  // A refused order shows the form as it is now, with the saved draft.
  const { sold, price, who, key, offers, product, project, asked } = { ...loaded, ...answer }
  return (
    <div className="public">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width order-page">
        {sold ? (
          <>
            <header>
              <Link to={pathTo('/order', { project: asked })} className="link">
                {say.title}
              </Link>
              <h1 className="display">{sold.name}</h1>
              {sold.description && <p className="text-n600">{sold.description}</p>}
              {project && (
                <p className="mt-3 wrap-anywhere">
                  {say.website}: {project.name}
                </p>
              )}
            </header>
            <OrderSummary sold={sold} price={price} />
            <OrderForm
              key={`${key} ${sold.draft?.savedAt}`}
              {...{ sold, price, who, formKey: loaded.key, answer }}
            />
            {product && <StructuredData data={{ '@context': 'https://schema.org', ...product }} />}
          </>
        ) : (
          <NotOnSale
            offers={offers}
            project={asked}
            error={answer?.error?.text ?? null}
            words={answer?.words ?? []}
          />
        )}
      </main>
    </div>
  )
}
