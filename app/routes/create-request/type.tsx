import { Link, useLoaderData } from '@remix-run/react'
import { Card } from '~/components/ui/card'
import { EmptyState } from '~/components/ui/empty-state'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { StudioContact } from '~/components/ui/studio-contact'
import { Tag } from '~/components/ui/tag'
import { typeStep } from '~/features/requests/request-step.server'
import { filePath } from '~/map/file-path'
import { createRequestMessages as say } from '~/messages/create-request'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'
import { ChooseClient } from '~/routes/work-items/choose-client'
import { AtLimit, NoPackage } from './creation-blocked'
import { StepScreen, stepPath } from './step-screen'
import { whoIn } from './who-asks.server'

/** Picture of a type, else its icon, else an icon of ours. */
function TypePicture({ type }: { type: { image: string | null; icon: string | null } }) {
  if (type.image) {
    return (
      <SafeImage src={filePath('types', `medium_${type.image}`)} alt="" className="type-picture" />
    )
  }
  return (
    <span className="type-picture">
      {type.icon ? (
        <SafeImage
          src={filePath('request_icons', `thumb_${type.icon}`)}
          alt=""
          width={40}
          height={40}
        />
      ) : (
        <Icon name="inbox" />
      )}
    </span>
  )
}

export const loader = screen(({ actor, url }) => {
  const who = whoIn(actor, url)
  return { who, types: who.asks ? typeStep(requireMember(actor), who.asks.id) : [] }
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The first step: what kind of request. */
export default function ChooseType() {
  const { who } = useLoaderData<typeof loader>()
  return (
    <StepScreen
      step="type"
      title={say.title}
      query={who.query}
      about={who.about}
      limit={
        who.asks && !(who.asks.packages.length === 0 && !who.asks.staff) ? who.asks.limit : null
      }
    >
      <Content />
    </StepScreen>
  )
}

function Content() {
  const { who, types } = useLoaderData<typeof loader>()
  const { asks, choice, query, studio } = who
  if (choice) return <ChooseClient {...choice} here={who.here} query={query} />
  if (!asks.staff && asks.packages.length === 0) return <NoPackage studio={studio} />
  if (asks.full) return <AtLimit limit={asks.limit} />
  if (types.length === 0) {
    return (
      <EmptyState title={say.noTypesTitle}>
        {asks.staff ? (
          say.noTypesStaff
        ) : (
          <StudioContact contact={studio}>{say.noTypes}</StudioContact>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      {asks.staff && <ForClient name={asks.name} to={stepPath('type', {}, { pin: query.pin })} />}
      <ul className="type-cards">
        {types.map((type) => (
          <li key={type.id}>
            <Card link className="type-card">
              <TypePicture type={type} />
              <div>
                <h2>
                  <Link to={stepPath('product', { type }, query)} className="cover-link">
                    {type.name}
                  </Link>
                </h2>
                {type.products.length > 1 && (
                  <p className="type-offers">{type.products.join(', ')}</p>
                )}
                <p className="muted">
                  {say.forms(type.products.length)}, {say.doneIn(type.time, type.unit)}
                </p>
                {!type.active && <Tag>{say.notOffered}</Tag>}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {!asks.staff && (
        <p className="covered">
          <StudioContact contact={studio}>{say.covered(asks.packages, types.length)}</StudioContact>
        </p>
      )}
    </>
  )
}

/** Names the client staff are creating for, with the way to another one. */
export const ForClient = ({ name, to }: { name: string; to: string }) => (
  <p className="for-client">
    {say.forClient(name)}{' '}
    <Link to={to} className="link tap">
      {say.change}
    </Link>
  </p>
)
