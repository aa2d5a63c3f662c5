import { useEffect, useRef } from 'react'
import { IconButton } from '~/components/ui/button'
import { controlWords } from '~/messages/controls'
import { keysOf, workListMessages as say } from '~/messages/work-lists'
import type { WorkKind } from '~/shared/kinds'
import { keysAreOn, switchKeys } from './queue-keys'

export { listenForKeys } from './queue-keys'

export type KeysSheetProps = { kind: WorkKind; close: () => void }

/** The keys of the queue, and whether they are on in this browser. */
export function KeysSheet({ kind, close }: KeysSheetProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} className="dialog dialog-medium" aria-labelledby="keys" onClose={close}>
      <div className="dialog-head">
        <h2 className="title" id="keys">
          {say.keysTitle}
        </h2>
        <IconButton
          type="button"
          icon="close"
          label={controlWords.close}
          className="dialog-close"
          onClick={close}
        />
      </div>
      <div className="dialog-body">
        <div className="keys">
          {keysOf(kind).map(({ group, keys }) => (
            <section key={group}>
              <h3 className="font-semibold">{group}</h3>
              <dl>
                {keys.map(([what, ...caps]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>
                      {caps.map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
      <div className="dialog-foot">
        <label className="choice">
          <input
            type="checkbox"
            className="check"
            defaultChecked={keysAreOn()}
            onChange={(event) => switchKeys(event.currentTarget.checked)}
          />
          <span>
            {say.keysOn} <span className="muted">{say.keysOnWhere}</span>
          </span>
        </label>
      </div>
    </dialog>
  )
}
