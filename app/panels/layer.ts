export const layerRoles = ['title', 'subtitle', 'text', 'link', 'button'] as const

/** Words that a picture shows, with their place and size in hundredths of it. */
export type LayerRow = {
  role: (typeof layerRoles)[number]
  words: string
  /** An address, or the name of a page; of links and buttons alone. */
  to: string
  x: number
  y: number
  width: number
  height: number
}

/** What lies over the pictures of a panel, top to bottom as it is read. */
export type Layer = {
  rows: LayerRow[]
  /** What is still seen where a picture is cut for narrow screens; it is not cut without one. */
  focus: { x: number; y: number } | null
}
