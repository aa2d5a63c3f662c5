import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The key with which the fake's siteverify may be asked. */
export const turnstileSecret = 'turnstile-secret'

/** What the page loads: a widget that has decided for a person as soon as it is shown. */
const script = `
  let made = 0
  window.turnstile = {
    render(holder) {
      made += 1
      const token = 'person-' + made + '-' + Math.random()
      holder.innerHTML = '<p>Turnstile says: a person</p>' +
        '<input type="hidden" name="cf-turnstile-response" value="' + token + '">'
      return 'widget-' + made
    },
    reset() {},
    remove() {},
  }`

/**
 * A server with Turnstile's script and siteverify. Tokens that start with `person` are right, each
 * once; `slow` ones get no answer. https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function startTurnstile() {
  const seen = new Set<string>()
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    const form = new URLSearchParams(body)
    const token = form.get('response') ?? ''
    if (token.startsWith('slow')) return void response.destroy()
    const success =
      form.get('secret') === turnstileSecret && token.startsWith('person') && !seen.has(token)
    seen.add(token)
    const verdict = success ? { success } : { success, 'error-codes': ['invalid-input-response'] }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verdict))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done)),
  }
}
