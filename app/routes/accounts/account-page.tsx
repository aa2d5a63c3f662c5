import type { ReactNode } from 'react'
import { BrandMark } from '~/components/shell/brand-mark'
import { WebsitePicture } from '~/components/shell/website-picture'
import { loginMessages as say } from '~/messages/login'

/** A page with one form and no top bar: the form at the left, what the product makes beside it. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <div className="public account-page">
      <main>
        <BrandMark />
        <div className="account-form">
          <div className="grid gap-1">
            <h1 className="title">{title}</h1>
            <p className="text-n600">{lead}</p>
          </div>
          {children}
        </div>
      </main>
      <aside className="on-ink">
        <div>
          <p className="title">{say.promise}</p>
          <p className="mt-1 text-soft">{say.promiseLead}</p>
          <WebsitePicture />
        </div>
      </aside>
    </div>
  )
}
