import { type Orientation, orientations, type PanelColor, panelColors } from './types'

/** The place of a variant in a list of a panel's nine: left dark, left grey, left light, center … */
export const variantIndex = (orientation: Orientation, color: PanelColor): number =>
  orientations.indexOf(orientation) * panelColors.length + panelColors.indexOf(color)

/** Whether a text from an address or a form is one of the orientations. */
export const isOrientation = (text: unknown): text is Orientation =>
  (orientations as readonly unknown[]).includes(text)

/** Whether a text from an address or a form is one of the colors. */
export const isPanelColor = (text: unknown): text is PanelColor =>
  (panelColors as readonly unknown[]).includes(text)

const startColors: readonly PanelColor[] = ['light', 'dark', 'grey', 'light', 'light', 'dark']

/** How the card at a place of the library starts: in different colors, so that it is not all white. */
export const firstVariant = (index: number): Variant => ({
  orientation: 'left',
  color: startColors[index % startColors.length] ?? 'light',
})

/** One of a panel's nine pictures. */
export type Variant = { orientation: Orientation; color: PanelColor }

/** In this order other colors stand in. */
const standIns: readonly PanelColor[] = ['light', 'grey', 'dark']

/**
 * Which of the variants that have a picture is shown for the wanted one: itself; else one of the
 * same color, so that a dark section stays dark, in the order left, center, right; else one of
 * another color (light, grey, dark), in the wanted orientation if there is one.
 */
export function nearestVariant<T extends Variant>(
  there: readonly T[],
  { orientation, color }: Variant,
): T | undefined {
  const colors = [color, ...standIns.filter((other) => other !== color)]
  const ways = [orientation, ...orientations.filter((other) => other !== orientation)]
  for (const c of colors) {
    for (const o of ways) {
      const found = there.find((v) => v.color === c && v.orientation === o)
      if (found) return found
    }
  }
  return undefined
}
