import { data, redirect } from '@remix-run/node'
import { Link, useActionData, useLoaderData } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { StructuredData } from '~/components/shell/structured-data'
import { buyerSchema } from '~/features/accounts/account-schema.server'
import { answersSchema } from '~/features/forms/answer-rules.server'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say } from '~/messages/create-order'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms } from '~/routes/http/with-form.server'
import { OrderForm } from './order-form'
import { OrderSummary } from './order-summary'
import { buyerOf } from './parse-order.server'
import { placeOrKeep } from './place-or-keep.server'
import { formIn, projectIn, type Refused, readOrderForm } from './read-order-form.server'
import { NotOnSale } from './unavailable'

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
