import sprite from './drawings.svg?url'

export type DrawingName =
  | 'rows'
  | 'projects'
  | 'templates'
  | 'page'
  | 'panels'
  | 'notifications'
  | 'people'
  | 'mail'
  | 'closed'
  | 'fault'

/**
 * Drawing for an empty list, beside its words. The shapes are one file that the browser keeps, not part of
 * every page's script.
 */
export const EmptyDrawing = ({ of }: { of: DrawingName }) => (
  <svg viewBox="0 0 450 170" width="450" height="170" aria-hidden="true">
    <use href={`${sprite}#${of}`} />
  </svg>
)

/** Small drawing for a step of the tour; left out when there is no room. */
export const TourDrawing = ({ step }: { step: number }) => (
  <svg viewBox="0 0 160 104" width="112" height="73" className="tour-drawing" aria-hidden="true">
    <use href={`${sprite}#tour-${step}`} />
  </svg>
)
