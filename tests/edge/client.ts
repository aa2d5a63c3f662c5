import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { type Form, formsOf, plainText } from './forms'

/** The host that people ask for, unless they say another. */
export const host = 'panelry.test'

export type Answer = {
  /** 0: nothing came back. */
  status: number
  headers: IncomingHttpHeaders
  /** Where a redirect leads, as a path. */
  location: string
  body: Buffer
  text: string
  ms: number
  error: string
}
type File = { name: string; type: string; data: Buffer | string }
type Values = Record<string, string | File | (string | File)[] | null>
type Options = { headers?: Record<string, string>; timeout?: number }

let people = 0

/** Somebody without script: keeps cookies, reads pages, sends their forms with all fields. Has an address of its own. */
export class Person {
  readonly jar = new Map<string, string>()
  readonly host: string
  readonly #from: string
  readonly #agent: Agent

  constructor(
    /** The address of the region's proxy. */
    public at: string,
    from?: string,
    name = host,
  ) {
    this.host = name
    people += 1
    this.#from = from ?? `10.213.5.${(people % 250) + 2}`
    this.#agent = new Agent({ keepAlive: true, maxSockets: 20, localAddress: this.#from })
  }

  /** The same person with the same cookies, at another region. */
  goTo(at: string, from = this.#from): Person {
    const other = new Person(at, from, this.host)
    for (const [name, value] of this.jar) other.jar.set(name, value)
    return other
  }

  cookie = () => [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')

  ask(method: string, path: string, body?: Buffer, options: Options = {}): Promise<Answer> {
    const started = performance.now()
    const headers: Record<string, string> = {
      Host: this.host,
      Cookie: this.cookie(),
      'Accept-Encoding': 'gzip',
      ...(body && { 'Content-Length': String(body.length) }),
      ...options.headers,
    }
    // As a browser sends it: what begins with two strokes is a path too.
    const url = new URL(`http://${this.at}${path}`)
    return new Promise((resolve) => {
      const nothing = (error: string) =>
        resolve({
          status: 0,
          headers: {},
          location: '',
          body: Buffer.alloc(0),
          text: '',
          ms: performance.now() - started,
          error,
        })
      const sent = request(url, { agent: this.#agent, method, headers }, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', (error) => nothing(error.message))
        answer.on('end', () => {
          const raw = Buffer.concat(chunks)
          const zipped = answer.headers['content-encoding'] === 'gzip' && raw.length > 0
          const read = zipped ? gunzipSync(raw) : raw
          const leads =
            answer.headers.location &&
            new URL(answer.headers.location, `http://${this.host}${path}`)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            location: leads ? leads.pathname + leads.search : '',
            body: read,
            text: read.toString(),
            ms: performance.now() - started,
            error: '',
          })
        })
      })
      sent.setTimeout(options.timeout ?? 30_000, () => sent.destroy(new Error('no answer')))
      sent.on('error', (error) => nothing(error.message))
      sent.end(body)
    })
  }

  #keep(line: string) {
    const [pair = '', ...rest] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const isGone = rest.some((each) => {
      const [key = '', value = ''] = each.trim().split('=')
      if (/^max-age$/i.test(key)) return Number(value) <= 0
      return /^expires$/i.test(key) && Date.parse(value) < Date.now()
    })
    if (isGone) this.jar.delete(name)
    else this.jar.set(name, pair.slice(at + 1))
  }

  get = (path: string, options?: Options) => this.ask('GET', path, undefined, options)

  /** A page that must be there, at the end of redirects. @throws when it is not */
  async page(path: string, options?: Options): Promise<Answer & { path: string }> {
    let now = path
    for (let times = 0; times < 6; times += 1) {
      const answer = await this.get(now, options)
      if (answer.status === 200) return { ...answer, path: now }
      if (!answer.location) throw new Error(`GET ${now}: ${said(answer)}`)
      now = answer.location
    }
    throw new Error(`GET ${path} leads on and on, at last to ${now}`)
  }

  async forms(path: string): Promise<Form[]> {
    const page = await this.page(path)
    return formsOf(page.text, page.path)
  }

  /** The first form of a page that fits. @throws Error that names the forms there are */
  async form(path: string, fits: (form: Form) => boolean): Promise<Form> {
    const forms = await this.forms(path)
    const found = forms.find((form) => form.method === 'post' && fits(form))
    if (found) return found
    const names = forms.map(({ action, fields }) => `${action} [${fields.map(([name]) => name)}]`)
    throw new Error(`${path} has no such form among ${names.join(', ')}`)
  }

  /** Sends a form as it is, but for `values`; null leaves a field out. */
  send(form: Form, values: Values = {}, options: Options & { button?: string } = {}) {
    const pressed = form.buttons.find(({ text }) => text === options.button) ?? form.buttons[0]
    const fields: [string, string | File][] = form.fields.filter(([name]) => !(name in values))
    for (const [name, value] of Object.entries(values)) {
      if (value === null) continue
      for (const each of Array.isArray(value) ? value : [value]) fields.push([name, each])
    }
    if (pressed?.name && !(pressed.name in values)) fields.push([pressed.name, pressed.value])
    return this.post(pressed?.action ?? form.action, fields, {
      ...options,
      files: form.files.length > 0,
    })
  }

  post(
    path: string,
    fields: [string, string | File][],
    options: Options & { files?: boolean } = {},
  ) {
    const hasFiles = options.files || fields.some(([, value]) => typeof value !== 'string')
    const mark = `----panelry${Math.random().toString(16).slice(2)}`
    const [type, body] = hasFiles
      ? [`multipart/form-data; boundary=${mark}`, multipart(fields, mark)]
      : [
          'application/x-www-form-urlencoded',
          Buffer.from(new URLSearchParams(fields as [string, string][]).toString()),
        ]
    const headers = { 'Content-Type': type, ...options.headers }
    return this.ask('POST', path, body, { ...options, headers })
  }

  /** @throws when the product does not let them in */
  async signIn(email: string, password = 'northlight demo'): Promise<this> {
    const form = await this.form('/login', ({ fields }) =>
      fields.some(([name]) => name === 'password'),
    )
    const answer = await this.send(form, { email, password })
    if (answer.status !== 302 && answer.status !== 303) {
      throw new Error(`sign-in of ${email}: ${said(answer)}`)
    }
    return this
  }
}

function multipart(fields: [string, string | File][], mark: string): Buffer {
  const parts = fields.flatMap(([name, value]) => {
    const file =
      typeof value === 'string' ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`
    return [
      Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(typeof value === 'string' ? value : value.data),
      Buffer.from('\r\n'),
    ]
  })
  return Buffer.concat([...parts, Buffer.from(`--${mark}--\r\n`)])
}

/** An answer in one line, for whoever reads why a walk failed. */
export function said({ status, error, location, text, ms }: Answer): string {
  const words = status >= 400 ? plainText(text).slice(0, 200) : ''
  return [status, error, location, `${Math.round(ms)} ms`, words].filter(Boolean).join(' ')
}
