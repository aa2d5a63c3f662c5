import type { StoryId } from '~/panels/stories/ids'
import type { Corners, Typeface } from '~/panels/types'

/** Texts about a project's name, story, colors and logo, in the editor. */
export const projectSettingsMessages = {
  logoTitle: 'Logo',
  logoOf: (name: string) => `Logo of ${name}`,
  story: 'Sample text',
  storyHint:
    'The kind of business the example text is about until your own details and words replace it.',
  palettes: 'Palettes',
  logoColorsUse: 'Use the logo’s colors',
  takeColors: (name: string) => `Use the colors ${name}`,
  corners: 'Corners',
  takeCorners: (name: string) => `Use ${name.toLowerCase()} corners`,
  typeface: 'Titles',
  takeTypeface: (name: string) => `Use ${name.toLowerCase()} titles`,
  addLogo: 'Add logo',
  deleteLogo: 'Delete logo',
  projectName: 'Project name',
  saveBrand: 'Save brand',
} as const

export const typefaceNames: Record<Typeface, string> = {
  modern: 'Modern',
  editorial: 'Editorial',
  friendly: 'Friendly',
}

export const cornerNames: Record<Corners, string> = {
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
}

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export const typefaceOptions = optionsOf(typefaceNames)
export const cornerOptions = optionsOf(cornerNames)

/** Names of the businesses that a project's panels may be about. */
const storyNames: Record<StoryId, string> = {
  agency: 'Agency',
  clinic: 'Clinic',
  portfolio: 'Portfolio',
  restaurant: 'Restaurant',
  saas: 'Software',
  shop: 'Shop',
}

export const storyOptions = [
  { value: 'none', label: 'Mixed' },
  ...Object.entries(storyNames).map(([value, label]) => ({ value, label })),
]

export const storyName = (value: string): string =>
  storyOptions.find((option) => option.value === value)?.label ?? ''
