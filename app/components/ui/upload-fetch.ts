import { refusalReason } from '../shell/waiting-request'
import { beginUpload, type UploadFailure } from './uploads'

/** The files of a form that is being sent, without empty choices. */
const filesOf = (form: FormData): File[] =>
  Array.from(form.values()).filter((v): v is File => v instanceof File && v.size > 0)

/**
 * `fetch` for a form with files, which cannot tell how much of a body has left: they go through
 * XMLHttpRequest, whose progress feeds the upload panel.
 */
export function sendForm(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const body = init.body as FormData
  return send(input instanceof Request ? input.url : String(input), init, body, filesOf(body))
}

function send(url: string, init: RequestInit, body: FormData, files: File[]): Promise<Response> {
  return new Promise((resolve, reject) => {
    const upload = beginUpload(files, url)
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    request.responseType = 'arraybuffer'
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = (event) => upload.sent(event.loaded)
    request.onload = () => {
      const headers = answerHeaders(request.getAllResponseHeaders())
      if (request.status < 400 || headers.has('X-Files-Kept')) upload.stored(leftOutIn(headers))
      else upload.failed(failureOf(request.status), refusalReason(headers))
      const empty = [204, 205, 304].includes(request.status)
      resolve(
        new Response(empty ? null : (request.response as ArrayBuffer), {
          status: request.status,
          statusText: request.statusText,
          headers,
        }),
      )
    }
    request.onerror = () => {
      upload.failed('lost')
      reject(new TypeError('Failed to fetch'))
    }
    request.onabort = () => {
      upload.failed('lost')
      reject(new DOMException('Aborted', 'AbortError'))
    }
    init.signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

/** The places of files that the form left out, as `X-Left-Out` names them. */
const leftOutIn = (headers: Headers) => headers.get('X-Left-Out')?.split(',').map(Number)

/** Meaning of an answer's error status for the files that came with the form. */
function failureOf(status: number): UploadFailure {
  if (status === 413) return 'too-large'
  return status < 500 ? 'refused' : 'serverError'
}

/** @param lines `name: value`, one a line, as XMLHttpRequest gives them */
export function answerHeaders(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}
