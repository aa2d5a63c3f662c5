import { pathTo } from '~/map/path-to'
import { projectSettingsMessages as say } from '~/messages/project-settings'
import { workListMessages } from '~/messages/work-lists'
import { palettes } from '~/panels/color/palettes'
import type { Flash } from '~/routes/http/flash.server'

type Colors = { primaryColor: string; secondaryColor: string }

/** What is said of colors that one press gave a project, with a button that takes them back. */
export function chosenColors(
  id: string,
  { searchParams }: URL,
  now: Colors,
  before: Colors,
): Flash {
  const isSame = (one: Colors) =>
    one.primaryColor === now.primaryColor && one.secondaryColor === now.secondaryColor
  if (searchParams.has('back')) return { kind: 'success', text: say.colorsBack }
  const behind = { p: searchParams.get('p'), s: searchParams.get('s') }
  const palette = palettes.find(({ primary, secondary }) =>
    isSame({ primaryColor: primary, secondaryColor: secondary }),
  )
  const pair = say.pair(now.primaryColor.toUpperCase(), now.secondaryColor.toUpperCase())
  return {
    kind: 'success',
    text: say.colorsSaved(palette?.name ?? pair),
    ...(!isSame(before) && {
      undo: {
        action: pathTo('/projects/:id/colors', { id }, { ...behind, back: '1' }),
        label: workListMessages.undo,
        fields: { colors: `${before.primaryColor} ${before.secondaryColor}` },
      },
    }),
  }
}
