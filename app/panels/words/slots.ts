import type { Orientation } from '../types'
import slots from './slots.json'

/** A picture of a panel that can be another; written by `scripts/panel-words.ts`. */
export type FoundSlot = {
  /** What the drawn one shows; nothing where it is the only one. */
  shows: string
  /** Pixels of the drawing that it is wide at most. */
  width: number
  /** Orientations that show it, where not all do. */
  only?: readonly Orientation[]
}

/** The slot of the one picture that a panel chooses by itself, whatever it shows in an orientation. */
export const mainSlot = 'picture/main'

const panels = new Map(
  Object.entries(slots as unknown as Record<string, Record<string, FoundSlot>>),
)

/** The slots of a panel by their shape, as in `people/0/person` with a star for each row; `picture/main`. */
export const slotsAt = (panelId: string): Readonly<Record<string, FoundSlot>> =>
  panels.get(panelId) ?? {}

/** The shape of a slot, and so what is known of it; nothing for one that the panel does not have. */
export function slotAt(panelId: string, slot: string): FoundSlot | undefined {
  const parts = slot.split('/')
  const isOne = (shape: string) => {
    const steps = shape.split('/')
    return (
      steps.length === parts.length && steps.every((step, i) => step === '*' || step === parts[i])
    )
  }
  return Object.entries(slotsAt(panelId)).find(([shape]) => isOne(shape))?.[1]
}
