import type { AppLoadContext } from '@remix-run/node'
import { webStream } from '~/platform/archives/web-stream'

/**
 * An answer whose content is read as its reader takes it, and no further when they have gone; see `goOn`.
 * Everything else stays as it is.
 */
export function paced<T>(answer: T, goOn: AppLoadContext['goOn']): T {
  if (!(answer instanceof Response) || !answer.body || !goOn) return answer
  return new Response(webStream(pieces(answer.body, goOn)), answer) as T
}

async function* pieces(content: ReadableStream<Uint8Array>, goOn: () => Promise<boolean>) {
  for await (const piece of content) {
    if (!(await goOn())) return
    yield piece
  }
}
