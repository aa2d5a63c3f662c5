import type { ReactNode } from 'react'
import { EmptyState } from '../ui/empty-state'
import { PublicTopBar } from './public-top-bar'

/** A whole page that says one thing, e.g. that there is nothing here. */
export function MessageScreen({
  title,
  actions,
  children,
}: {
  title: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <div className="public">
      <PublicTopBar />
      <main>
        <EmptyState title={title} heading="h1" actions={actions}>
          {children}
        </EmptyState>
      </main>
    </div>
  )
}
