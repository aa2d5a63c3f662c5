import type { ReactNode } from 'react'
import { BrandMark } from '~/components/shell/brand-mark'
import { StackDrawing } from '~/components/shell/stack-drawing'
import { accountMessages as say } from '~/messages/accounts'

/** A page with one form and no top bar: the form at the left, what the product is beside it. */
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
    <div className="public grid min-h-(--screen) lg:grid-cols-2">
      <main className="px-(--edge) py-8 lg:py-12">
        <div className="mx-auto grid w-full max-w-dialog-small gap-6">
          <BrandMark />
          <div className="mt-2 grid gap-1 lg:mt-10">
            <h1 className="title">{title}</h1>
            <p className="text-n600">{lead}</p>
          </div>
          {children}
        </div>
      </main>
      <aside className="on-ink bg-secondary p-12 text-white max-lg:hidden">
        <div className="sticky top-24 grid max-w-form gap-6">
          <p className="display">{say.promise}</p>
          <p className="text-soft">{say.promiseLead}</p>
          <StackDrawing />
        </div>
      </aside>
    </div>
  )
}
