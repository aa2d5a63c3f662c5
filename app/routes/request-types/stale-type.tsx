import { textIn, textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { namesOf } from '~/components/work/staff-options'
import type { EditedType } from '~/features/request-types/find-type.server'
import { requestTypeMessages as say } from '~/messages/request-types'
import { unitNames } from '~/messages/work'
import type { Stale } from '~/routes/http/use-form-answer'
import type { DeliveryUnit } from '~/work/clock'
import { typePath } from './addresses'
import { typeStrings } from './type-strings'

const { fields } = say

/** Two people saved one type: what differs, and the choice. */
export function StaleType({
  stale,
  staff,
}: {
  stale: Stale<EditedType>
  staff: readonly { id: string; name: string }[]
}) {
  const stored = typeStrings(stale.stored)
  const shown: Partial<Record<string, (value: string) => string>> = {
    active: (value) => (value === 'on' ? say.active : say.inactive),
    deliveryUnit: (value) => unitNames[value as DeliveryUnit] ?? value,
    assigneeId: (value) => namesOf(staff, value ? [value] : []) || say.nobody,
  }
  const inWords = (name: string, value: string) => shown[name]?.(value) ?? value
  const values = Object.entries(stored).map(([name, value]) => ({
    label: fields[name as keyof typeof stored],
    stored: inWords(name, value),
    yours: inWords(name, textIn(stale.typed, name).trim()),
  }))
  const followers = {
    label: fields.followers,
    stored: namesOf(staff, stale.stored.followers),
    yours: namesOf(staff, textsIn(stale.typed, 'followers')),
  }
  return (
    <StaleForm stale={stale} values={[...values, followers]} reloadTo={typePath(stale.stored.id)} />
  )
}
