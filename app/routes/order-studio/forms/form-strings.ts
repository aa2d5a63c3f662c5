import type { EditedOrderForm } from '~/features/order-forms/find-form.server'

/** What is stored of an order form, as its fields show it; its followers apart. */
export const formStrings = (form: EditedOrderForm) => ({
  name: form.name,
  productName: form.productName,
  description: form.description,
  includes: form.includes,
  orderTypeId: form.orderTypeId ?? '',
  priceId: form.priceId ?? '',
  termId: form.termId ?? '',
  priority: form.priority,
  deliveryTime: String(form.deliveryTime),
  deliveryUnit: form.deliveryUnit,
  assigneeId: form.assigneeId ?? '',
  autoResponse: form.autoResponse,
  autoResponseSenderId: form.autoResponseSenderId ?? '',
  webhook: form.webhook ?? '',
})
