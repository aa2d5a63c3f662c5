import type { StoryId } from '~/panels/stories/ids'
import type { Corners, Typeface } from '~/panels/types'

/** Texts about a project's name, story, colors and logo. */
export const projectSettingsMessages = {
  settingsSaved: 'Project settings saved.',
  logoSaved: 'Project logo updated.',
  logoCleaned: (taken: string) => `Project logo updated. Removed from it: ${taken}.`,
  logoRemoved: 'Project logo removed.',
  confirmLogoRemoval: 'Are you sure you want to delete this image?',
  settingsTitle: 'Project settings',
  logoTitle: 'Logo',
  logoHint: 'PNG, JPEG or SVG, up to 10 MB. Headers and footers show it at up to 180 × 44 px.',
  logoMissing: 'Choose a PNG, JPEG or SVG file.',
  logoOf: (name: string) => `Logo of ${name}`,
  story: 'Sample text',
  storyHint:
    'The kind of business the example text is about until your own details and words replace it.',
  styleTitle: 'Colors and style',
  palettes: 'Palettes',
  logoColors: 'In your logo',
  logoColorsUse: 'Use the logo’s colors',
  logoColorsTake: 'Use its colors',
  ownColors: 'Your own colors are under Brand in the editor.',
  takeColors: (name: string) => `Use the colors ${name}`,
  colorsSaved: (name: string) => `The project’s colors are now ${name}.`,
  ofLogo: 'of your logo',
  pair: (primary: string, secondary: string) => `${primary} and ${secondary}`,
  colorsBack: 'The project has its former colors again.',
  corners: 'Corners',
  takeCorners: (name: string) => `Use ${name.toLowerCase()} corners`,
  cornersSaved: (name: string) => `The project’s corners are now ${name.toLowerCase()}.`,
  cornersBack: 'The project has its former corners again.',
  typeface: 'Titles',
  takeTypeface: (name: string) => `Use ${name.toLowerCase()} titles`,
  typefaceSaved: (name: string) => `The project’s titles are now ${name.toLowerCase()}.`,
  typefaceBack: 'The project has its former titles again.',
  addLogo: 'Add logo',
  deleteLogo: 'Delete logo',
  projectName: 'Project name',
  saveBrand: 'Save brand',
  saveLogo: 'Save logo',
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
