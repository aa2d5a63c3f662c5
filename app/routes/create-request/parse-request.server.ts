import { parseFields } from '~/routes/work-items/parse-fields'

/** The names of its fields. */
export const ours = /^(answer-.+|for|deadline|formVersion|pin)$/

/** The request that a form of the third step is about, with what was typed into it. */
export function postedIn({
  form,
  params: { type = '', product = '' },
}: {
  form: FormData
  params: { type?: string; product?: string }
}) {
  const shown = String(form.get('shown') ?? '')
  return { typeId: type, productId: product, typed: parseFields(form, ours), shown }
}

/** The form that something was typed into, and when what it was filled with was saved. */
export const formInTab = (form: FormData) =>
  form.has('key')
    ? {
        key: String(form.get('key')).slice(0, 100),
        filled: String(form.get('filled') ?? '').slice(0, 20),
      }
    : undefined
