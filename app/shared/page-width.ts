/** Widths at which visitors of a shared preview look at a page: a desktop, a tablet, a phone. */
export const frameWidths = [1440, 768, 390] as const

export type FrameWidth = (typeof frameWidths)[number]

/** The width that an address asks for; that of a desktop where it asks for none of them. */
export const frameWidth = (asked: string | null): FrameWidth =>
  frameWidths.find((width) => String(width) === asked) ?? frameWidths[0]

/** The width as the query of an address has it; that of a desktop is left out. */
export const widthIn = (width: FrameWidth): string | null =>
  width === frameWidths[0] ? null : String(width)

/** How wide the editor's preview shows a page, in CSS pixels: any width, since people drag its edge. */
export const previewWidths = { min: 320, max: 1920, usual: frameWidths[0] } as const

/** The width that an address asks for, brought within the bounds; the usual one where it asks for none. */
export function previewWidth(asked: string | null): number {
  const { min, max, usual } = previewWidths
  if (!/^\d{1,6}$/.test(asked ?? '')) return usual
  return Math.min(max, Math.max(min, Number(asked)))
}
