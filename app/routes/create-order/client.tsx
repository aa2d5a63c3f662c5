import { Link, useLoaderData } from '@remix-run/react'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import { photoSrc } from '~/components/ui/photo'
import { notFound } from '~/domain-error'
import { nameOnSale } from '~/features/orders/offer.server'
import { findClients } from '~/features/work-items/client-for.server'
import { pathTo } from '~/map/path-to'
import { createOrderMessages as say, orderClientMessages as words } from '~/messages/create-order'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { ChooseClient } from '~/routes/work-items/choose-client'
import { projectIn } from './read-order-form.server'

const here = '/order/:form/client'

export const loader = screen(({ actor, url, params: { form = '' } }) => {
  const name = nameOnSale(form)
  if (name === null) throw notFound()
  const search = url.searchParams.get('q') ?? ''
  const clients = findClients(requireMember(actor), search).map(({ avatar, ...client }) => ({
    ...client,
    photo: photoSrc(avatar),
  }))
  return { form, name, search, clients, project: projectIn(url) }
})

export const meta = ({ data }: { data?: Awaited<ReturnType<typeof loader>> }) => [
  { title: `${data?.name ?? say.title} · Panelry` },
]

/** Staff choose the client of the order; then its form opens. The public form has none of this. */
export default function ChooseClientOfOrder() {
  const { form, name, search, clients, project } = useLoaderData<typeof loader>()
  return (
    <div className="public">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width order-page">
        <header>
          <Link to={pathTo('/order', { project })} className="link">
            {say.title}
          </Link>
          <h1 className="display">{name}</h1>
        </header>
        <ChooseClient
          search={search}
          clients={clients}
          here={pathTo(here, { form })}
          query={{ project }}
          leadsTo={(client) => pathTo('/create-order', { form, project, client })}
          lead={words.lead}
          noneLead={words.noneLead}
        />
      </main>
    </div>
  )
}
