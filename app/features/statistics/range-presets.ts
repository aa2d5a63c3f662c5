/** The ranges that are one press away. */
export const presets = ['30', '60', '90', '12m'] as const
export type Preset = (typeof presets)[number]
