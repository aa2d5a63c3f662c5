import { type Orientation, orientations, type PanelColor, panelColors } from './types'

/** The place of a variant in a list of a panel's nine: left dark, left grey, left light, center … */
export const variantIndex = (orientation: Orientation, color: PanelColor): number =>
  orientations.indexOf(orientation) * panelColors.length + panelColors.indexOf(color)

/** Whether a text from an address or a form is one of the orientations. */
export const isOrientation = (text: unknown): text is Orientation =>
  (orientations as readonly unknown[]).includes(text)

/** Whether a text from an address or a form is one of the colours. */
export const isPanelColor = (text: unknown): text is PanelColor =>
  (panelColors as readonly unknown[]).includes(text)

const startColors: readonly PanelColor[] = ['light', 'dark', 'grey', 'light', 'light', 'dark']

/** How the card at a place of the library starts: in different colours, so that it is not all white. */
export const firstVariant = (index: number): { orientation: Orientation; color: PanelColor } => ({
  orientation: 'left',
  color: startColors[index % startColors.length] ?? 'light',
})
