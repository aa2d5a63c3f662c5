import { useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '~/components/ui/dialog'
import { useHydrated } from '~/components/ui/use-hydrated'
import { editorMessages } from '~/messages/editor'
import { shortcutRows } from '~/messages/shortcuts'
import { editorView } from './addresses'
import { useEditor } from './use-editor'
import { singleKeys } from './use-shortcuts'

/** The help sheet with every keyboard shortcut. */
export default function Shortcuts() {
  const { project, page } = useEditor()
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  return (
    <Dialog
      title={editorMessages.keyboardShortcuts}
      closeTo={editorView(project.id, { p: page.id, s: query.get('s') })}
    >
      <dl className="shortcuts">
        {shortcutRows.map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {hydrated && <SingleKeys />}
    </Dialog>
  )
}

function SingleKeys() {
  const [on, setOn] = useState(singleKeys.on)
  return (
    <label className="choice mt-4">
      <input
        type="checkbox"
        className="check"
        checked={on}
        onChange={(event) => {
          singleKeys.set(event.target.checked)
          setOn(event.target.checked)
        }}
      />
      <span>{editorMessages.singleKeys}</span>
    </label>
  )
}
