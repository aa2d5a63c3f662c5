/** What a form of a page sends when somebody presses a button of it. */
export type Form = {
  action: string
  method: string
  fields: [string, string][]
  buttons: { name: string; value: string; text: string; action: string | undefined }[]
  /** The names of the fields that take files. */
  files: string[]
  /** The names of the fields that take days. */
  days: string[]
  /** What a choice offers, by the name of its field. */
  choices: Map<string, string[]>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name
      ? (entities[name] ?? whole)
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

type Attributes = Record<string, string>
function attributesOf(tag: string): Attributes {
  const found: Attributes = {}
  for (const [, name, value] of tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
    found[name ?? ''] = decoded(value ?? '')
  }
  return found
}

const withoutScripts = (html: string) =>
  html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')

/** The words of a page. */
export const plainText = (html: string) =>
  decoded(withoutScripts(html).replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** The addresses of our own that a page leads to. */
export const linksOf = (html: string, path: string) => [
  ...new Set(
    [...withoutScripts(html).matchAll(/<a\b[^>]*? href="([^"]*)"/g)].flatMap(([, href]) => {
      const url = new URL(decoded(href ?? ''), `http://page${path}`)
      return url.host === 'page' ? [url.pathname + url.search] : []
    }),
  ),
]

/** The forms of a page as React writes them: attributes in double quotes, no `>` within. */
export function formsOf(html: string, path: string): Form[] {
  const text = withoutScripts(html)
  const forms: { form: Form; id: string | undefined }[] = []
  const tags = [...text.matchAll(/<(\/?)(form|input|textarea|select|option|button)\b([^>]*)>/g)]
  const target = (address: string | undefined) => {
    const url = new URL(address || path, `http://page${path}`)
    return url.pathname + url.search
  }
  for (const [, end, name, rest] of tags) {
    if (end || name !== 'form') continue
    const { id, action, method = 'get' } = attributesOf(rest ?? '')
    const form: Form = {
      action: target(action),
      method: method.toLowerCase(),
      fields: [],
      buttons: [],
      files: [],
      days: [],
      choices: new Map(),
    }
    forms.push({ form, id })
  }
  let at = -1
  let inside: Form | undefined
  let choice: { form: Form; name: string; chosen?: string } | undefined
  for (const [index, [whole, end, name, rest = '']] of tags.entries()) {
    const start = (tags[index]?.index ?? 0) + whole.length
    const content = () => decoded(text.slice(start, text.indexOf(`</${name}`, start)))
    if (name === 'form') {
      if (!end) at += 1
      inside = end ? undefined : forms[at]?.form
      continue
    }
    if (end) {
      if (name === 'select' && choice) {
        const first = choice.chosen ?? choice.form.choices.get(choice.name)?.[0]
        if (first !== undefined) choice.form.fields.push([choice.name, first])
        choice = undefined
      }
      continue
    }
    const given = attributesOf(rest)
    if (name === 'option') {
      if (!choice) continue
      const value = given.value ?? content()
      choice.form.choices.get(choice.name)?.push(value)
      if ('selected' in given) choice.chosen = value
      continue
    }
    const form = given.form ? forms.find(({ id }) => id === given.form)?.form : inside
    if (!form || 'disabled' in given) continue
    const { type = 'text', value } = given
    if (name === 'button' || type === 'submit') {
      const words = name === 'button' ? plainText(content()) : (value ?? '')
      const action = given.formaction && target(given.formaction)
      form.buttons.push({ name: given.name ?? '', value: value ?? '', text: words, action })
    } else if (!given.name) {
    } else if (name === 'select') {
      choice = { form, name: given.name }
      form.choices.set(given.name, [])
    } else if (name === 'textarea') {
      form.fields.push([given.name, content().replace(/^\n/, '')])
    } else if (type === 'file') {
      form.files.push(given.name)
    } else if (type === 'checkbox' || type === 'radio') {
      const offered = form.choices.get(given.name) ?? []
      form.choices.set(given.name, [...offered, value ?? 'on'])
      if ('checked' in given) form.fields.push([given.name, value ?? 'on'])
    } else if (!/^(image|button|reset)$/.test(type)) {
      if (type === 'date') form.days.push(given.name)
      form.fields.push([given.name, value ?? ''])
    }
  }
  return forms.map(({ form }) => form)
}

/** Whether a field of some form of a page has these words, and nothing else. */
export const holds = (html: string, words: string): boolean =>
  formsOf(html, '/').some(({ fields }) => fields.some(([, value]) => value === words))
