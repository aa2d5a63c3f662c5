import type { Option } from '~/components/form/select-field'
import type { Choices } from '~/features/order-forms/choices.server'
import { orderFormMessages as say } from '~/messages/order-studio'
import { moneyText } from '~/shared/money'

/** Options for an order form, in words. */
export const priceOptions = ({ prices }: Pick<Choices, 'prices'>): Option[] =>
  prices.map(({ id, product, label, offSale, ...money }) => {
    const text = [moneyText(money), product, label].filter(Boolean).join(', ')
    return { value: id, label: offSale ? `${text} (${say.priceOff[offSale]})` : text }
  })

export const termOptions = ({ terms }: Pick<Choices, 'terms'>): Option[] =>
  terms.map(({ id, name, published }) => ({
    value: id,
    label: published ? name : say.termHidden(name),
  }))

export const typeOptions = ({ types }: Pick<Choices, 'types'>): Option[] =>
  types.map(({ id, name }) => ({ value: id, label: name }))
