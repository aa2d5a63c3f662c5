import type { ColorReport, Unreadable } from '~/panels/color/check-brand'

const roles = {
  primary: { name: 'Primary', use: 'Buttons' },
  secondary: { name: 'Secondary', use: 'Marks and badges' },
} as const

/** 'dark', 'dark and grey', 'dark, grey and light'. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const one = ({ color, ratio, needed, against, shown }: Unreadable) =>
  `${against === 'panel' ? `On ${color} panels its contrast is` : `A label on it has, on ${color} panels, a contrast of`} ${ratio}; ${needed} is needed. Shown as ${shown.toUpperCase()}.`

/** What the contrast guard says of a brand's colours. */
export const contrastMessages = {
  title: 'Hard to read',
  lead: ({ role, picked, unreadable, buttonsKeep }: ColorReport) =>
    `${buttonsKeep ? 'Links and lines' : roles[role].use} in ${picked.toUpperCase()} cannot be read on ${listed(unreadable.map(({ color }) => color))} panels. These variants show another shade instead${buttonsKeep ? '; buttons keep your colour' : ''}.`,
  details: ({ unreadable }: ColorReport) => unreadable.map(one).join(' '),
  use: (shade: string) => `Use ${shade.toUpperCase()} instead`,
  takeFor: (role: ColorReport['role'], shade: string) =>
    `Use ${shade.toUpperCase()} instead as ${roles[role].name.toLowerCase()} colour`,
  keep: 'Keep my colours',
  saved: 'Your colours are saved. In some variants they are hard to read:',
} as const
