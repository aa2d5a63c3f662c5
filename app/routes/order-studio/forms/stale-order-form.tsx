import { textIn, textsIn } from '~/components/form/form-state'
import type { Option } from '~/components/form/select-field'
import { StaleForm } from '~/components/form/stale-form'
import { namesOf } from '~/components/work/staff-options'
import type { Choices } from '~/features/order-forms/choices.server'
import type { EditedOrderForm } from '~/features/order-forms/find-form.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { priorityNames, unitNames } from '~/messages/work'
import type { Stale } from '~/routes/http/use-form-answer'
import { formPath } from '../addresses'
import { priceOptions, termOptions, typeOptions } from './form-options'
import { formStrings } from './form-strings'

const { fields } = say

/** Fields that name somebody of the studio. */
const people = new Set(['assigneeId', 'autoResponseSenderId'])

/** Two people saved one order form: what differs, and the choice. */
export function StaleOrderForm({
  stale,
  staff,
  choices,
}: {
  stale: Stale<EditedOrderForm>
  staff: readonly { id: string; name: string }[]
  choices: Choices
}) {
  const stored = formStrings(stale.stored)
  const named: Partial<Record<string, [Option[], none: string]>> = {
    priceId: [priceOptions(choices), say.noPrice],
    termId: [termOptions(choices), say.noTerms],
    orderTypeId: [typeOptions(choices), say.noType],
    priority: [Object.entries(priorityNames).map(([value, label]) => ({ value, label })), ''],
    deliveryUnit: [Object.entries(unitNames).map(([value, label]) => ({ value, label })), ''],
  }
  const inWords = (name: string, value: string) => {
    if (people.has(name)) return value ? namesOf(staff, [value]) : say.nobody
    const [options, none] = named[name] ?? []
    if (!options) return value
    if (value === '') return none
    return options.find((option) => option.value === value)?.label ?? say.notOffered
  }
  const values = Object.entries(stored).map(([name, value]) => ({
    label: fields[name as keyof typeof stored],
    stored: inWords(name, value) ?? '',
    yours: inWords(name, textIn(stale.typed, name).trim()) ?? '',
  }))
  const followers = {
    label: fields.followers,
    stored: namesOf(staff, stale.stored.followers),
    yours: namesOf(staff, textsIn(stale.typed, 'followers')),
  }
  return (
    <StaleForm stale={stale} values={[...values, followers]} reloadTo={formPath(stale.stored.id)} />
  )
}
