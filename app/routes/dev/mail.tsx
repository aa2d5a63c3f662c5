import { useLoaderData } from '@remix-run/react'
import { EmptyState } from '~/components/ui/empty-state'
import { Time } from '~/components/ui/time'
import { notFound } from '~/domain-error'
import { newestMail } from '~/features/mail/newest-mail.server'
import { accountMessages as say } from '~/messages/accounts'
import { env } from '~/platform/env.server'
import { screen } from '~/routes/http/screen-and-act.server'

/** Mails that the product would send, for its developers. */
export const loader = screen(() => {
  if (env.production) throw notFound()
  return { mails: newestMail() }
})

export const meta = () => [{ title: 'Outbox · Panelry' }]

export default function DevMail() {
  const { mails } = useLoaderData<typeof loader>()
  if (mails.length === 0) {
    return (
      <EmptyState title={say.noMail} drawing="mail">
        {say.noMailLead}
      </EmptyState>
    )
  }
  return (
    <main className="page-width py-8">
      <h1 className="title">Outbox</h1>
      {mails.map(({ id, to, subject, message, html, status, createdAt }) => (
        <article key={id} className="border-n200 border-b py-6">
          <h2 className="font-semibold">{subject}</h2>
          <p className="text-n500">
            To {to}, <Time at={createdAt} withTime />, {status}
          </p>
          <div className="mt-3 grid grid-cols-1 gap-6 lg:grid-cols-2">
            <p className="max-w-text whitespace-pre-wrap break-words">{linked(message)}</p>
            <iframe
              title={`${subject}, as HTML`}
              srcDoc={opened(html)}
              sandbox="allow-top-navigation-by-user-activation"
              loading="lazy"
              className="h-120 w-full rounded-(--radius) border border-n200"
            />
          </div>
        </article>
      ))}
    </main>
  )
}

/** Its links open in the whole window: a mail is not made for the frame. */
const opened = (html: string) => html.replace('<head>', '<head><base target="_top">')

/** The text with its addresses as links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
