import type { DeliveryUnit } from '~/shared/clock'
import type { FieldKind } from '~/shared/fields'
import type { DemoName } from './people'

/** A question of a form; answers name it by its key. */
export type DemoField = {
  key: string
  kind: FieldKind
  label: string
  description: string
  options: readonly string[]
  required: boolean
}

export type DemoProduct = { name: string; description: string; fields: DemoField[] }

export type DemoType = {
  name: string
  /** The file of its picture, see `type-pictures.ts`. */
  picture: 'image' | 'icon'
  delivery: [time: number, unit: DeliveryUnit]
  assignee?: DemoName
  followers: DemoName[]
  webhook?: string
  products: DemoProduct[]
}

type More = { description?: string; options?: string[]; optional?: boolean }

/** A required question, unless it is said to be optional. */
export const field = (key: string, kind: FieldKind, label: string, more: More = {}): DemoField => ({
  key,
  kind,
  label,
  description: more.description ?? '',
  options: more.options ?? [],
  required: !more.optional,
})

/** A line of words between the questions. */
export const heading = (label: string, description = ''): DemoField => ({
  ...field(label, 'heading', label, { description }),
  required: false,
})

export const optional = true
