import { z } from 'zod'
import { optionalText, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { panelLayerMessages as say } from '~/messages/panel-layers'
import { type Layer, type LayerRow, layerRoles } from '~/panels/layer'
import { limits } from '~/permissions/limits'

const percent = z.number().min(0).max(100)

/** A layer as it is stored. */
export const layerSchema: z.ZodType<Layer> = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        role: z.enum(layerRoles),
        words: z.string().min(1).max(limits.lettersOfLayerRow),
        to: z.string().max(limits.lettersOfAddress),
        x: percent,
        y: percent,
        width: percent,
        height: percent,
      }),
    )
    .max(limits.rowsOfLayer),
  focus: z.strictObject({ x: percent, y: percent }).nullable(),
})

const rowNumbers = Array.from({ length: limits.rowsOfLayer }, (_, at) => at + 1)
const places = ['x', 'y', 'width', 'height'] as const
const text = otherText()
  .optional()
  .transform((value) => value?.trim() ?? '')

const rowFields = (n: number) => [
  [`role${n}`, text],
  [`words${n}`, optionalText(limits.lettersOfLayerRow)],
  [`to${n}`, optionalText(limits.lettersOfAddress)],
  ...places.map((place) => [`${place}${n}`, text]),
]

/** A number of hundredths; NaN for none. */
const percentIn = (typed: string): number => {
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
  return value <= 100 ? value : Number.NaN
}

/** The rows of words over a picture, and what of it is seen on narrow screens. A row without words is none. */
export const layerFormSchema = z
  .object({
    ...(Object.fromEntries(rowNumbers.flatMap(rowFields)) as Record<`words${number}`, typeof text>),
    focusX: text,
    focusY: text,
    version: versionField,
  })
  .transform((value, context) => {
    const typed = value as unknown as Record<string, string>
    const numberIn = (name: string): number => {
      const percent = percentIn(typed[name] ?? '')
      if (Number.isNaN(percent)) {
        context.addIssue({ code: 'custom', path: [name], message: say.percent })
        return 0
      }
      return percent
    }
    const rows = rowNumbers.flatMap((n): LayerRow[] => {
      const words = typed[`words${n}`]
      if (!words) return []
      const [x = 0, y = 0, width = 0, height = 0] = places.map((place) => numberIn(`${place}${n}`))
      const role = layerRoles.find((one) => one === typed[`role${n}`]) ?? 'text'
      return [{ role, words, to: typed[`to${n}`] ?? '', x, y, width, height }]
    })
    const cut = typed.focusX !== '' || typed.focusY !== ''
    const focus = cut ? { x: numberIn('focusX'), y: numberIn('focusY') } : null
    return { version: value.version, layer: { rows, focus } }
  })
