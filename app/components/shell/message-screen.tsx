import type { ReactNode } from 'react'
import type { DrawingName } from '../ui/empty-drawing'
import { EmptyState } from '../ui/empty-state'
import { PublicTopBar } from './public-top-bar'

/** A whole page that says one thing, e.g. that there is nothing here. */
export function MessageScreen({
  title,
  actions,
  drawing = 'closed',
  picture,
  children,
}: {
  title: string
  actions: ReactNode
  drawing?: DrawingName
  /** Over the whole width below the words, in place of the drawing. */
  picture?: { src: string; width: number; height: number }
  children: ReactNode
}) {
  return (
    <div className="public message-screen">
      <PublicTopBar />
      <main id="content" tabIndex={-1} className="page-width">
        <EmptyState
          title={title}
          heading="h1"
          actions={actions}
          drawing={picture ? false : drawing}
        >
          {children}
        </EmptyState>
      </main>
      {picture && <img {...picture} alt="" className="message-picture" />}
    </div>
  )
}
