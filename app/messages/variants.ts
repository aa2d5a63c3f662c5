/** How a section can look, in words. */
export const variantWords = {
  orientation: 'Orientation',
  left: 'Left',
  center: 'Center',
  right: 'Right',
  color: 'Color',
  dark: 'Dark',
  grey: 'Grey',
  light: 'Light',
  swap: 'Swap',
} as const
