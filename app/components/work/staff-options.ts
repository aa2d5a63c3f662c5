import { workMessages as say } from '~/messages/work'
import type { Option } from '../form/select-field'

type Named = readonly { id: string; name: string }[]

/** People to choose from, including a chosen person who has left the studio. */
export const optionsWith = (staff: Named, chosen: readonly string[]): Option[] => [
  ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ...chosen
    .filter((id) => id !== '' && !staff.some((person) => person.id === id))
    .map((id) => ({ value: id, label: say.noLongerStaff })),
]

/** The names of people, in the order of the list. */
export const namesOf = (staff: Named, ids: readonly string[]): string =>
  optionsWith(staff, ids)
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ')
