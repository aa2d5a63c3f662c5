export const orientations = ['left', 'center', 'right'] as const
export type Orientation = (typeof orientations)[number]

export const panelColors = ['dark', 'grey', 'light'] as const
export type PanelColor = (typeof panelColors)[number]

/** Where a panel is rendered for: name, two colours and, when the client has one, a logo. */
export type Brand = {
  name: string
  /** Hex, with or without `#`, three or six digits. */
  primary: string
  secondary: string
  logo?: BrandLogo
}

export type BrandLogo = { dataUri: string; width: number; height: number }
