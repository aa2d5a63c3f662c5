import type { Typed } from '~/features/drafts/draft'

const ours = /^(answer-.+|for|deadline|formVersion|pin)$/

/** The request that a form of the third step is about, with what was typed into it. */
export function postedIn({
  form,
  params: { type = '', product = '' },
}: {
  form: FormData
  params: { type?: string; product?: string }
}) {
  const typed: Typed = {}
  for (const name of new Set(form.keys())) {
    if (!ours.test(name)) continue
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    if (texts.length > 0) typed[name] = texts.length === 1 ? (texts[0] ?? '') : texts
  }
  return { typeId: type, productId: product, typed }
}

/** The form that something was typed into, and when what it was filled with was saved. */
export const formInTab = (form: FormData) =>
  form.has('key')
    ? {
        form: String(form.get('key')).slice(0, 100),
        filled: String(form.get('filled') ?? '').slice(0, 20),
      }
    : undefined

/** The files of a form, with the names of their fields. A file field that was left empty has none. */
export function uploadsIn(form: FormData): { field: string; file: File }[] {
  return [...form].flatMap(([field, file]) =>
    typeof file !== 'string' && ours.test(field) && (file.size > 0 || file.name !== '')
      ? [{ field, file }]
      : [],
  )
}
