import {
  type Field,
  type FieldKey,
  type FieldValue,
  fieldAt,
  filledFields,
  isText,
  readValues,
  setValue,
} from '../shell/unsaved-fields'

/** The form that was sent last, and the words in it then. */
let sent: { form: HTMLFormElement; words: FieldValue[] } | null = null

/** Remembers the words of each form that is sent. @returns how to stop */
export function markSent(): () => void {
  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    sent = { form: target, words: readValues(target, filledFields(target)) }
  }
  document.addEventListener('submit', mark, true)
  return () => document.removeEventListener('submit', mark, true)
}

/** Text typed into a field since its form was sent: alone, and behind the words that were sent. */
export type TypedSinceSent = { place: FieldKey; rest: FieldValue[2]; all: FieldValue[2] }

export function typedSinceSent(form: HTMLFormElement): TypedSinceSent[] {
  if (sent?.form !== form) return []
  const { words } = sent
  return readValues(form, filledFields(form)).flatMap(([name, which, all]) => {
    const was = words.find((one) => one[0] === name && one[1] === which)?.[2]
    const rest = restOf(all, was, fieldAt(form, [name, which]))
    return rest === null ? [] : [{ place: [name, which] satisfies FieldKey, rest, all }]
  })
}

/**
 * Puts the typed text into the form that replaced the sent one: alone into an empty field, else behind the
 * sent words.
 */
export function restoreTyped(form: HTMLFormElement, typed: readonly TypedSinceSent[]): void {
  for (const { place, rest, all } of typed) {
    const field = fieldAt(form, place)
    if (field && isText(field)) setValue(field, field.value === '' ? rest : all)
  }
}

/**
 * Returns null when nothing was typed. In a field of one line the whole text counts: it is another answer.
 */
function restOf(
  now: FieldValue[2],
  was: FieldValue[2] | undefined,
  field?: Field,
): FieldValue[2] | null {
  if (typeof now === 'string') {
    if (now === was) return null
    const goesOn = field instanceof HTMLTextAreaElement && typeof was === 'string'
    return goesOn && now.startsWith(was) ? now.slice(was.length).trim() || null : now
  }
  if (typeof now !== 'object') return null
  // The editor came while the plain words were on their way.
  if (typeof was === 'string') return textOf(now.html) === was.replace(/\s/g, '') ? null : now
  const before = typeof was === 'object' ? was.html : ''
  if (now.html === before) return null
  const open = before.endsWith('</p>') ? before.slice(0, -'</p>'.length) : null
  if (open === null || !now.html.startsWith(open)) return now
  const rest = `<p>${now.html.slice(open.length).trimStart()}`.replace(/^(<p>(<br>)*<\/p>)+/, '')
  return rest && { html: rest }
}

/** The letters of some HTML, without spaces. */
function textOf(html: string): string {
  const part = document.createElement('template')
  part.innerHTML = html
  return (part.content.textContent ?? '').replace(/\s/g, '')
}
