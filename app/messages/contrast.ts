import type { ColorReport } from '~/panels/color/check-brand'

const roles = {
  primary: { name: 'Primary', use: 'buttons' },
  secondary: { name: 'Secondary', use: 'marks and badges' },
} as const

/** 'dark', 'dark and grey', 'dark, grey and light'. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Texts of the contrast guard about a brand's colors: a line for each. */
export const contrastMessages = {
  lead: ({ role, unreadable, buttonsKeep }: ColorReport) => {
    const panels = listed(unreadable.map(({ color }) => color))
    const shown = new Set(unreadable.map(({ shown }) => shown.toUpperCase()))
    const use = buttonsKeep ? 'links and lines' : roles[role].use
    return `${roles[role].name} is hard to read on ${panels} panels, so ${use} there are shown in ${listed([...shown])}.`
  },
  use: (shade: string) => `Use ${shade.toUpperCase()}`,
  /** Begins with the button's own words, so that people who speak to their computer can say what they see. */
  takeFor: (role: ColorReport['role'], shade: string) =>
    `Use ${shade.toUpperCase()} as ${roles[role].name.toLowerCase()} color`,
  keep: 'Keep my colors',
  saved: 'Your colors are saved, but they are hard to read in some variants:',
} as const
