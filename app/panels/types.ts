export const orientations = ['left', 'center', 'right'] as const
export type Orientation = (typeof orientations)[number]

export const panelColors = ['dark', 'grey', 'light'] as const
export type PanelColor = (typeof panelColors)[number]

/** How round cards, buttons and pictures are. Panels are drawn round. */
export const cornerChoices = ['square', 'soft', 'round'] as const
export type Corners = (typeof cornerChoices)[number]

/** What titles are set in. Panels are drawn modern: all in Inter. */
export const typefaceChoices = ['modern', 'editorial', 'friendly'] as const
export type Typeface = (typeof typefaceChoices)[number]

/** Where a panel is rendered for: name, two colors and, when the client has one, a logo. */
export type Brand = {
  name: string
  /** Hex, with or without `#`, three or six digits. */
  primary: string
  secondary: string
  /** Round where nobody says otherwise. */
  corners?: Corners
  /** Modern where nobody says otherwise. */
  typeface?: Typeface
  logo?: BrandLogo
  /** The year that footers claim their rights for; none where nobody says which. */
  year?: number
  /** Who holds them where it is not the name itself. */
  holder?: string
  /** Instead of a name with letters that the font lacks; made where panels are drawn. */
  drawnName?: DrawnName
}

/** A color, and how much of a logo's edge has it, 0 to 1. */
export type EdgeColor = { hex: string; share: number }

export type BrandLogo = {
  dataUri: string
  width: number
  height: number
  /** The colors of its edge; none where it brings a ground of its own. */
  edge?: readonly EdgeColor[]
}

/** A name as pictures, in the colors of a panel's words, of those on its deep color, and in white; sizes in ems. */
export type DrawnName = { ink: BrandLogo; onDeep: BrandLogo; white: BrandLogo }
