import { listUsers, type Place } from '~/features/accounts/list-users.server'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/admin/users', ({ actor, url: { searchParams } }) => {
  const search = searchParams.get('q') ?? ''
  return { search, ...listUsers(actor, { search, place: placeIn(searchParams) }) }
})

function placeIn(query: URLSearchParams): Place {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { after }
  return before === null ? null : { before }
}
