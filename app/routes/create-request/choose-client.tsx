import { Link } from '@remix-run/react'
import { PickerFace } from '~/components/form/picker-parts'
import { SearchField } from '~/components/form/search-field'
import { Icon } from '~/components/ui/icon'
import { queryOf } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'

type Client = { id: string; name: string; email: string; photo: string | null }

/** Staff say first whose request it is going to be; then the step opens at the same address. */
export function ChooseClient({
  search,
  clients,
  here,
  query,
}: {
  search: string
  clients: readonly Client[]
  /** The path of the step. */
  here: string
  /** What the steps carry on. */
  query: { pin: string | null }
}) {
  return (
    <section className="page-body choose-client" aria-labelledby="who-for">
      <h2 id="who-for" className="font-semibold">
        {say.whoFor}
      </h2>
      <p className="text-n600">{say.whoForLead}</p>
      <SearchField
        label={say.searchClients}
        value={search}
        action={here}
        keep={{ pin: query.pin }}
        className="mt-3"
      />
      {clients.length > 0 ? (
        <ul>
          {clients.map(({ id, name, email, photo }) => (
            <li key={id}>
              <Link to={here + queryOf({ client: id, pin: query.pin })}>
                <PickerFace id={id} label={name} note={email} photo={photo} />
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3" role="status">
          {say.noClient}. <span className="text-n600">{say.noClientLead}</span>
        </p>
      )}
    </section>
  )
}
