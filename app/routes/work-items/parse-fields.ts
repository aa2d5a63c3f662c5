import type { Typed } from '~/features/drafts/draft'

/** Typed values of the form of a work item, limited to the fields `ours`. */
export function parseFields(form: FormData, ours: RegExp): Typed {
  const typed: Typed = {}
  for (const name of new Set(form.keys())) {
    if (!ours.test(name)) continue
    const texts = form.getAll(name).filter((value) => typeof value === 'string')
    if (texts.length > 0) typed[name] = texts.length === 1 ? (texts[0] ?? '') : texts
  }
  return typed
}

/** Its files, with the names of their fields. A file field that was left empty has none. */
export const parseUploads = (form: FormData, ours: RegExp): { field: string; file: File }[] =>
  [...form].flatMap(([field, file]) =>
    typeof file !== 'string' && ours.test(field) && (file.size > 0 || file.name !== '')
      ? [{ field, file }]
      : [],
  )

/** The client that staff have chosen, as the address carries it. */
export const parseClientId = (url: URL): string | null => url.searchParams.get('client')
