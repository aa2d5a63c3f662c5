import type { Option } from '~/components/form/select-field'
import { requestTypeMessages as say } from '~/messages/request-types'

type Stored = {
  name: string
  active: boolean
  deliveryTime: number
  deliveryUnit: string
  assigneeId: string | null
  webhook: string | null
}

/** What is stored of a type, as its fields show it. */
export const typeStrings = (type: Stored) => ({
  name: type.name,
  active: type.active ? 'on' : '',
  deliveryTime: String(type.deliveryTime),
  deliveryUnit: type.deliveryUnit,
  assigneeId: type.assigneeId ?? '',
  webhook: type.webhook ?? '',
})

type Named = readonly { id: string; name: string }[]

/** People to choose from; who is chosen and has left the studio stands among them. */
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
