import { z } from 'zod'

/** Whether what is in a field is given back when what its form is for is gone. */
const restored = z.registry<{ restore: boolean }>()

/** Text that people write themselves: it is given back. */
export const writtenText = (error?: string) =>
  z.string(error === undefined ? {} : { error }).register(restored, { restore: true })

/** Other text of a form: keys, choices, codes and passwords, which nobody misses or may see again. */
export const otherText = (error?: string) =>
  z.string(error === undefined ? {} : { error }).register(restored, { restore: false })

/** The schemas of the forms that an action takes. */
export type Forms = readonly z.ZodType[]

/** Whether one of the forms gives a field back; undefined when none says so. */
export const restores = (forms: Forms, name: string): boolean | undefined =>
  judged(forms.map((form) => restoresField(form, name)))

function restoresField(form: z.ZodType, name: string): boolean | undefined {
  const { shape, keyType, valueType } = defOf(form)
  if (shape) return Object.hasOwn(shape, name) ? restoreOf(shape[name] as z.ZodType) : undefined
  if (keyType && valueType) {
    return keyType.safeParse(name).success ? restoreOf(valueType) : undefined
  }
  return judged(partsOf(form).map((part) => restoresField(part, name)))
}

/** The mark of a field, or of what it is made of. */
export const restoreOf = (field: z.ZodType): boolean | undefined =>
  restored.get(field)?.restore ?? judged(partsOf(field).map(restoreOf))

const judged = (marks: readonly (boolean | undefined)[]) =>
  marks.includes(true) ? true : marks.find((mark) => mark !== undefined)

/** The names of the fields of a form that are written down one by one, each with what it takes. */
export const fieldsOf = (form: z.ZodType): [name: string, field: z.ZodType][] => {
  const { shape } = defOf(form)
  return shape ? Object.entries(shape) : partsOf(form).flatMap(fieldsOf)
}

type Def = Partial<
  Record<
    'innerType' | 'in' | 'out' | 'left' | 'right' | 'element' | 'keyType' | 'valueType',
    z.ZodType
  >
> & { shape?: Record<string, z.ZodType>; options?: z.ZodType[] }

const defOf = (schema: z.ZodType) => schema.def as unknown as Def

/** Schemas that a schema wraps, joins or passes on. */
function partsOf(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: from, out, left, right, element, options = [] } = defOf(schema)
  return [innerType, from, out, left, right, element, ...options].filter(
    (part) => part !== undefined,
  )
}
