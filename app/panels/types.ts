export const orientations = ['left', 'center', 'right'] as const
export type Orientation = (typeof orientations)[number]

export const panelColors = ['dark', 'grey', 'light'] as const
export type PanelColor = (typeof panelColors)[number]
