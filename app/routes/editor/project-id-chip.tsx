import { showToast } from '~/components/ui/toasts'
import { useDetails } from '~/components/ui/use-details'
import { editorMessages } from '~/messages/editor'

/** For staff: a press copies the project's id; without script it shows the id to be selected. */
export function ProjectIdChip({ id }: { id: string }) {
  const ref = useDetails()
  return (
    <details ref={ref} className="menu max-lg:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="id-chip"
        onClick={(event) => {
          if (!navigator.clipboard) return
          event.preventDefault()
          navigator.clipboard.writeText(id).then(
            () => showToast({ kind: 'success', text: editorMessages.copied }),
            () => {
              if (ref.current) ref.current.open = true
            },
          )
        }}
      >
        {editorMessages.projectID}
      </summary>
      <code className="menu-panel block select-all p-3 whitespace-nowrap">{id}</code>
    </details>
  )
}
