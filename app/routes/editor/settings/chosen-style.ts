import { pathTo } from '~/map/path-to'
import { cornerNames, typefaceNames } from '~/messages/project-settings'
import { projectSettingsDialogs as say } from '~/messages/project-settings-dialogs'
import { workListMessages } from '~/messages/work-lists'
import { palettes } from '~/panels/color/palettes'
import type { Corners, Typeface } from '~/panels/types'
import type { Flash } from '~/routes/http/flash.server'
import { viewBehind } from '../addresses'

export type ProjectStyle = {
  primaryColor: string
  secondaryColor: string
  corners: Corners
  typeface: Typeface
}

/** What one press changes: the value of its button, its name, and what is said of it. */
const parts = {
  colors: {
    pressedFor: ({ primaryColor, secondaryColor }: ProjectStyle) =>
      `${primaryColor} ${secondaryColor}`,
    saved: (now: ProjectStyle) => say.colorsSaved(nameOfColors(now)),
    back: say.colorsBack,
  },
  takeCorners: {
    pressedFor: ({ corners }: ProjectStyle) => corners,
    saved: ({ corners }: ProjectStyle) => say.cornersSaved(cornerNames[corners]),
    back: say.cornersBack,
  },
  takeTypeface: {
    pressedFor: ({ typeface }: ProjectStyle) => typeface,
    saved: ({ typeface }: ProjectStyle) => say.typefaceSaved(typefaceNames[typeface]),
    back: say.typefaceBack,
  },
} as const

export type PressedPart = keyof typeof parts

function nameOfColors({ primaryColor, secondaryColor }: ProjectStyle): string {
  const palette = palettes.find(
    ({ primary, secondary }) => primary === primaryColor && secondary === secondaryColor,
  )
  return palette?.name ?? say.pair(primaryColor.toUpperCase(), secondaryColor.toUpperCase())
}

/** What is said of a style that one press gave a project, with a button that takes it back. */
export function chosenStyle(
  id: string,
  url: URL,
  part: PressedPart,
  { now, before }: { now: ProjectStyle; before: ProjectStyle },
): Flash {
  const { pressedFor, saved, back } = parts[part]
  if (url.searchParams.has('back')) return { kind: 'success', text: back }
  return {
    kind: 'success',
    text: saved(now),
    ...(pressedFor(now) !== pressedFor(before) && {
      press: {
        action: pathTo('/projects/:id/colors', { id }, { ...viewBehind(url), back: '1' }),
        label: workListMessages.undo,
        fields: { [part]: pressedFor(before) },
      },
    }),
  }
}
