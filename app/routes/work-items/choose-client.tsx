import { Link } from '@remix-run/react'
import { OptionFace } from '~/components/form/picker-parts'
import { SearchField } from '~/components/form/search-field'
import { Icon } from '~/components/ui/icon'
import { type Query, queryOf } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'

type Client = { id: string; name: string; email: string; photo: string | null }

/** Staff say first whose request or order it is going to be; then its form opens. */
export function ChooseClient({
  search,
  clients,
  here,
  query,
  leadsTo = (client) => here + queryOf({ ...query, client }),
  lead = say.whoForLead,
  noneLead = say.noClientLead,
}: {
  search: string
  clients: readonly Client[]
  /** The path of the screen. */
  here: string
  /** Query that the steps carry on. */
  query: Query
  /** Target of a chosen client; the step by default. */
  leadsTo?: (client: string) => string
  /** Use of the choice, and the reason why there may be nobody. */
  lead?: string
  noneLead?: string
}) {
  return (
    <section className="page-body choose-client" aria-labelledby="who-for">
      <h2 id="who-for" className="font-semibold">
        {say.whoFor}
      </h2>
      <p className="text-n600">{lead}</p>
      <SearchField
        label={say.searchClients}
        value={search}
        action={here}
        keep={query}
        className="mt-3"
      />
      {clients.length > 0 ? (
        <ul>
          {clients.map(({ id, name, email, photo }) => (
            <li key={id}>
              <Link to={leadsTo(id)}>
                <OptionFace id={id} label={name} note={email} photo={photo} />
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3" role="status">
          {say.noClient}. <span className="text-n600">{noneLead}</span>
        </p>
      )}
    </section>
  )
}
