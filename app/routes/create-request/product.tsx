import { Link, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Icon } from '~/components/ui/icon'
import { StudioContact } from '~/components/ui/studio-contact'
import { Time } from '~/components/ui/time'
import { productStep } from '~/features/requests/request-step.server'
import { createRequestMessages as say } from '~/messages/create-request'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { ChooseClient } from '~/routes/work-items/choose-client'
import { AtLimit, NoPackage, NotOffered } from './creation-blocked'
import { StepScreen, stepPath } from './step-screen'
import { ForClient } from './type'
import { whoIn } from './who-asks.server'

export const loader = screen(({ actor, url, params: { type = '' } }) => {
  const who = whoIn(actor, url)
  return { who, ...productStep(requireMember(actor), type, who.asks?.id ?? '') }
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The second step: which product of the type. */
export default function ChooseProduct() {
  const { who, type } = useLoaderData<typeof loader>()
  return (
    <StepScreen
      step="product"
      title={type.name}
      chosen={{ type }}
      query={who.query}
      about={who.about}
      limit={who.asks?.limit ?? null}
    >
      <Content />
    </StepScreen>
  )
}

function Content() {
  const { who, type, offered, packages, products } = useLoaderData<typeof loader>()
  const { asks, choice, query, studio } = who
  if (choice) return <ChooseClient {...choice} here={who.here} query={query} />
  if (!asks.staff && asks.packages.length === 0) return <NoPackage studio={studio} />
  if (!offered) {
    return <NotOffered type={type.name} to={stepPath('type', {}, query)} studio={studio} />
  }
  if (asks.full) return <AtLimit limit={asks.limit} />
  if (products.length === 0) {
    return (
      <EmptyState
        title={say.noProductsTitle}
        actions={
          <ButtonLink to={stepPath('type', {}, query)} look="primary">
            {say.otherTypes}
          </ButtonLink>
        }
      >
        {asks.staff ? (
          say.noProductsStaff
        ) : (
          <StudioContact contact={studio}>{say.noProducts}</StudioContact>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      {asks.staff && (
        <ForClient name={asks.name} to={stepPath('product', { type }, { pin: query.pin })} />
      )}
      <div className="product-head" aria-hidden="true">
        <span>{say.steps.product}</span>
        <span>{say.form}</span>
        <span>{say.lastUsed}</span>
      </div>
      <ul className="product-rows">
        {products.map((product) => (
          <li key={product.id}>
            <div>
              <Link to={stepPath('details', { type, product }, query)} className="cover-link">
                {product.name}
              </Link>
              {product.description && <p>{product.description}</p>}
            </div>
            <p>{say.questions(product.questions)}</p>
            <p>
              <span className="sr-only">{say.lastUsed}: </span>
              {product.lastUsedAt ? <Time at={product.lastUsedAt} /> : say.never}
            </p>
            <Icon name="chevron-right" />
          </li>
        ))}
      </ul>
      <p className="page-body text-n600">
        {say.eachDone(type.time, type.unit, packages, asks.staff ? asks.name : null)}
      </p>
    </>
  )
}
