import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { workListMessages as say } from '~/messages/work-lists'
import type { WorkKind } from '~/shared/kinds'
import type { KeysSheetProps } from './keys-sheet'

/** Single keys of the queue, and the sheet that explains them. They are script, so this comes with it. */
export function KeysButton({ kind }: { kind: WorkKind }) {
  const [Sheet, setSheet] = useState<ComponentType<KeysSheetProps> | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    import('./keys-sheet').then(
      ({ KeysSheet, listenForKeys }) => {
        if (left) return
        stop = listenForKeys(() => setOpen(true))
        setSheet(() => KeysSheet)
      },
      // A queue is worked without them, too.
      () => {},
    )
    return () => {
      left = true
      stop?.()
    }
  }, [])
  if (!Sheet) return null
  return (
    <>
      <Button type="button" look="quiet" icon="keyboard" onClick={() => setOpen(true)}>
        {say.keys}
      </Button>
      {open && <Sheet kind={kind} close={() => setOpen(false)} />}
    </>
  )
}
