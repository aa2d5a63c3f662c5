/** Widths of a panel for which its layout is found. The last is the one panels are drawn at. */
export const widths = [360, 480, 640, 768, 900, 1024, 1200, 1440] as const

export const drawnAt = widths.length - 1

/** Narrower panels lie as on a tablet or a phone. */
export const wideFrom = 900

/** Narrower panels lie as on a phone. */
export const tabletFrom = 640

/** The margin beside the content, as `--edge` in `base-css.ts`. */
export const edge = (width: number) =>
  Math.max(Math.min(Math.max(20, width * 0.052), 40), (width - 1200) / 2)
