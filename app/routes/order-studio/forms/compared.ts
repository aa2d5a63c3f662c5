import type { Compare } from '~/components/form/form-differences'
import type { Option } from '~/components/form/select-field'
import { namesOf } from '~/components/work/staff-options'
import type { Choices } from '~/features/order-forms/choices.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { priorityNames, unitNames } from '~/messages/work'
import { priceOptions, termOptions, typeOptions } from './form-options'

const { fields } = say

/** Differences of one order form that two people saved, in words. */
export function compared(
  staff: readonly { id: string; name: string }[],
  choices: Choices,
): Compare {
  const named = (options: readonly Option[], none: string) => (value: string) =>
    value === ''
      ? none
      : (options.find((option) => option.value === value)?.label ?? say.notOffered)
  const person = (none: string) => (id: string) => (id ? namesOf(staff, [id]) : none)
  const words = (names: Record<string, string>) => (value: string) => names[value] ?? say.notOffered
  return {
    name: fields.name,
    productName: fields.productName,
    description: fields.description,
    includes: fields.includes,
    orderTypeId: [fields.orderTypeId, named(typeOptions(choices), say.noType)],
    priceId: [fields.priceId, named(priceOptions(choices), say.noPrice)],
    termId: [fields.termId, named(termOptions(choices), say.noTerms)],
    priority: [fields.priority, words(priorityNames)],
    deliveryTime: fields.deliveryTime,
    deliveryUnit: [fields.deliveryUnit, words(unitNames)],
    assigneeId: [fields.assigneeId, person(say.nobody)],
    autoResponse: fields.autoResponse,
    autoResponseSenderId: [fields.autoResponseSenderId, person(say.nobody)],
    webhook: fields.webhook,
    followers: [fields.followers, person('')],
  }
}
