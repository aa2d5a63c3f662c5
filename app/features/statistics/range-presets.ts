/** The ranges that are one press away. */
export const presets = ['30', '60', '90', '12m'] as const
export type Preset = (typeof presets)[number]

/** The one that is looked at when nobody asks for another. */
export const usualPreset = '60' satisfies Preset
