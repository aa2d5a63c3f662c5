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

/** Slot of the only picture that no word of a panel chooses: its motif may change with the orientation. */
export const mainSlot = 'picture/main'

const panels = new Map(
  Object.entries(slots as unknown as Record<string, Record<string, FoundSlot>>),
)

/** The slots of a panel by their shape: `picture/main`, or a path with a star in place of each row's id. */
export const slotsAt = (panelId: string): Readonly<Record<string, FoundSlot>> =>
  panels.get(panelId) ?? {}

/** What is known of a slot, found by its shape; nothing for one that the panel does not have. */
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
