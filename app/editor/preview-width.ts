/** How wide a page can be looked at, in CSS pixels. */
export const previewWidths = { min: 320, max: 1920, usual: 1440 } as const

/** The width that an address asks for; the usual one where it asks for none that there is. */
export function previewWidth(asked: string | null): number {
  const { min, max, usual } = previewWidths
  if (!/^\d{1,6}$/.test(asked ?? '')) return usual
  return Math.min(max, Math.max(min, Number(asked)))
}
