/** The pages of a person's own archive: plain HTML that opens anywhere, and in years. */

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML writes it. */
export const words = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? '')

/** A text of several lines. */
export const lines = (text: string): string => `<p>${words(text).replace(/\r?\n/g, '<br>')}</p>`

/** A link to another file of the archive. */
export const linkTo = (path: string, label: string): string =>
  `<a href="${words(path.split('/').map(encodeURIComponent).join('/'))}">${words(label)}</a>`

/** Names and their values; empty ones are left out. */
export function facts(of: readonly (readonly [string, string])[]): string[] {
  const rows = of.filter(([, value]) => value !== '')
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row">${words(name)}</th><td>${words(value).replace(/\n/g, '<br>')}</td></tr>`
  return rows.length === 0 ? [] : [`<table>${rows.map(row).join('')}</table>`]
}

/** A list of what is HTML already; nothing where it is empty. */
export function* list(items: Iterable<string>): Generator<string> {
  let isEmpty = true
  for (const item of items) {
    if (isEmpty) yield '<ul>'
    isEmpty = false
    yield `<li>${item}</li>`
  }
  if (!isEmpty) yield '</ul>'
}

/** A part with its heading; nothing where it holds nothing. */
export function* part(title: string, body: Iterable<string>): Generator<string> {
  let isEmpty = true
  for (const piece of body) {
    if (piece === '') continue
    if (isEmpty) yield `<h2>${words(title)}</h2>`
    isEmpty = false
    yield piece
  }
}

const style =
  'body{font:15px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#132d3d}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.25rem 1.5rem .25rem 0}th{font-weight:500;color:#55656f}h2{margin-top:2rem}li{margin:.25rem 0}a{color:#283f97}'

/** A whole page, piece by piece. */
export function* page(title: string, ...body: Iterable<string>[]): Generator<string> {
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words(title)}</title><style>${style}</style></head><body><h1>${words(title)}</h1>`
  for (const piece of body) yield* piece
  yield '</body></html>\n'
}
