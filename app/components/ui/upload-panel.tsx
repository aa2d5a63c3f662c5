import { useSyncExternalStore } from 'react'
import { namedControls } from '~/messages/controls'
import { fileSize } from '~/messages/file-size'
import { uploadMessages as say } from '~/messages/uploads'
import { Icon } from './icon'
import { Progress } from './progress'
import { type Upload, uploadList } from './uploads'

// Loads the sender of files and its display before anybody presses a button.
export { sendForm } from './upload-fetch'

/**
 * Shows every file that is being sent, at the lower right. A finished entry leaves after 3 s, a
 * failed one stays until it is dismissed. `UploadHost` brings it in.
 */
export function UploadPanel() {
  const uploads = useSyncExternalStore(
    uploadList.subscribe,
    uploadList.current,
    uploadList.onServer,
  )
  return uploads.length > 0 ? (
    <UploadEntries uploads={uploads} onDismiss={uploadList.dismiss} />
  ) : null
}

/** The panel itself, for given entries. */
export function UploadEntries({
  uploads,
  inline = false,
  onDismiss,
}: {
  uploads: readonly Upload[]
  inline?: boolean
  onDismiss?: (id: number) => void
}) {
  return (
    <section
      className={inline ? 'upload-panel upload-panel-inline' : 'upload-panel'}
      aria-label={say.uploads}
    >
      <ul>
        {uploads.map((u) => (
          <li key={u.id} className="border-n200 border-t px-4 py-3 first:border-t-0">
            <div className="flex items-center gap-2">
              <span className="truncate-line flex-1 font-medium">{u.name}</span>
              <span className="muted">{fileSize(u.size)}</span>
              {u.state === 'stored' && (
                <Icon name="check-circle" label={say.stored} className="text-success-text" />
              )}
              {u.state === 'failed' && onDismiss && (
                <button
                  type="button"
                  className="btn btn-quiet btn-icon -my-1.5 -mr-2"
                  aria-label={namedControls.dismiss(u.name)}
                  onClick={() => onDismiss(u.id)}
                >
                  <Icon name="close" />
                </button>
              )}
            </div>
            {u.state === 'failed' ? (
              <p className="error" role="alert">
                <Icon name="alert" />
                {u.reason ? say.notStored(u.reason) : say.uploadFailed[u.failure ?? 'serverError']}
              </p>
            ) : (
              <div className="mt-2">
                <Progress label={say.sentOf(u.name)} value={u.done} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
