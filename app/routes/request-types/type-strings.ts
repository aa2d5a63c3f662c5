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
