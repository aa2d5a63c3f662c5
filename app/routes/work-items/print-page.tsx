import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { DataList } from '~/components/ui/data-list'
import { useHydrated } from '~/components/ui/use-hydrated'
import { workMessages as say } from '~/messages/work'

/** A work item as it is put on paper, with the way back to it. */
export const PrintPage = ({
  title,
  back,
  rows,
  children,
}: {
  title: string
  back: { to: string; label: string }
  rows: readonly [name: string, value: ReactNode][]
  children: ReactNode
}) => (
  <main className="print-page">
    <p className="print-tools">
      <Link to={back.to} className="link tap">
        {back.label}
      </Link>
      {useHydrated() ? (
        <Button type="button" icon="file" onClick={() => print()}>
          {say.print}
        </Button>
      ) : (
        <span className="muted">{say.printByBrowser}</span>
      )}
    </p>
    <h1 className="title wrap-anywhere">{title}</h1>
    <DataList rows={rows} />
    {children}
  </main>
)
