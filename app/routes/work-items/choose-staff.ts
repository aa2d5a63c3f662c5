import { matchNames } from '~/components/work/match-names'
import { searchText } from '~/features/lists/define-filters'

type Named = { id: string; name: string }

/** Staff of a small studio are all there before anybody is searched for. */
const few = 20
/** People offered by one search. */
const most = 50

const optionOf = ({ id, name }: Named) => ({ id, label: name })

/**
 * State of a picker of staff at an address: the search by plain GET, and the people chosen by then; before
 * a search those who are `stored`. The version stays the one that the form was filled from.
 */
export function staffAt<Form extends { version: number; staff: readonly Named[] }>(
  form: Form,
  query: URLSearchParams,
  { name, stored }: { name: string; stored: readonly string[] },
) {
  const { staff } = form
  const search = searchText(query.get('q'))
  const found = search ? matchNames(search, staff).slice(0, most) : staff.length > few ? [] : staff
  const ids = query.has('q') ? query.getAll(name) : stored
  const version = Number(query.has('q') && query.get('version')) || form.version
  return { ...form, version, search, found: found.map(optionOf), ids }
}

/** Those of the staff who are chosen, for the picker. */
export const chosenOf = (staff: readonly Named[], ids: readonly string[]) =>
  staff.filter(({ id }) => ids.includes(id)).map(optionOf)
