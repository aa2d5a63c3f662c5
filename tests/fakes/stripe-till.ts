import type { IncomingMessage, ServerResponse } from 'node:http'

type Session = {
  id: string
  status: string
  amount_total: number
  success_url?: unknown
  cancel_url?: unknown
}

const escaped = (text: unknown) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page of Stripe's on which a buyer pays, as far as a test presses it. */
const page = ({ id, status, amount_total: amount, cancel_url: back }: Session) =>
  status === 'open'
    ? `<h1>Stripe till</h1><p>${amount}</p><form method="post" action="/pay/${escaped(id)}">
      <button name="how" value="pay">Pay by card</button>
      <button name="how" value="later">Pay by bank</button></form>
      <a href="${escaped(back)}">Back</a>`
    : '<h1>Stripe till</h1><p>This page is over.</p>'

/**
 * Answers a browser that a buyer was sent on with.
 *
 * @param paid does what they chose, and lets the event go out before they are sent back, or holds it
 */
export async function answerBuyer(
  session: Session | undefined,
  { request, response, text }: { request: IncomingMessage; response: ServerResponse; text: string },
  paid: (how: 'pay' | 'later') => Promise<void>,
): Promise<void> {
  if (!session) {
    response.writeHead(404).end()
    return
  }
  if (request.method !== 'POST' || session.status !== 'open') {
    const html = `<!doctype html><html lang="en"><title>Stripe till</title>${page(session)}`
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    return
  }
  await paid(new URLSearchParams(text).get('how') === 'later' ? 'later' : 'pay')
  response.writeHead(303, { Location: String(session.success_url) }).end()
}
