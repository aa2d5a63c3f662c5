import { HiddenValues } from '~/components/form/hidden-values'
import { Icon } from '~/components/ui/icon'
import { editorMessages as say } from '~/messages/editor'
import { pagePath } from './addresses'
import { useActions } from './editor-actions'
import { useEditor } from './use-editor'

/** Undo or redo as a form of one button, which says what it is about. */
export function UndoButton({ direction }: { direction: 'undo' | 'redo' }) {
  const { project, page, undo, redo, meant, formKey } = useEditor()
  const { undoOrRedo } = useActions()
  const what = direction === 'undo' ? undo : redo
  const label = direction === 'undo' ? say.undo(undo) : say.redo(redo)
  return (
    <form
      method="post"
      action={pagePath(project.id, page.id, direction)}
      onSubmit={(event) => {
        event.preventDefault()
        if (what) undoOrRedo(direction)
      }}
    >
      <HiddenValues values={{ key: formKey, change: String(meant[direction] ?? '') }} />
      <button
        type="submit"
        className="btn btn-on-dark btn-icon"
        aria-label={label}
        title={label}
        aria-disabled={what ? undefined : true}
      >
        <Icon name={direction} />
      </button>
    </form>
  )
}
