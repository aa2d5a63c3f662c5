import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { useHydrated } from '~/components/ui/use-hydrated'
import { workListMessages as say } from '~/messages/work-lists'
import type { WorkKind } from '~/work/kinds'

const KeysSheet = lazy(() => import('./keys-sheet'))

/** Single keys of the queue, and the sheet that explains them. They are script, so this is, too. */
export function KeysButton({ kind }: { kind: WorkKind }) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    import('./queue-keys').then(({ listenForKeys }) => {
      if (!left) stop = listenForKeys(() => setOpen(true))
    })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  if (!hydrated) return null
  return (
    <>
      <Button type="button" look="quiet" icon="keyboard" onClick={() => setOpen(true)}>
        {say.keys}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <KeysSheet kind={kind} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
