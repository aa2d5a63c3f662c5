import { controlWords, namedControls } from '~/messages/controls'
import { fileSize } from '~/messages/file-size'
import { partWords } from '~/messages/parts'
import type { FieldProps } from '../form/field'
import { FileField } from '../form/file-field'
import { Icon } from '../ui/icon'

/** A file of an answer, as it is shown: stored with a draft or a request. */
export type AnswerFile = { id: string; name: string; type: string; size: number }

/**
 * Files that come with a form: what is stored already with a way to take it out, and the place for
 * more. *Remove* sends the form with `remove` and the file's id.
 */
export function AttachmentField({
  files,
  ...field
}: Omit<FieldProps, 'defaultValue' | 'name'> & { name: string; files: readonly AnswerFile[] }) {
  return (
    <div className="attachment-field">
      <FileField {...field} required={field.required && files.length === 0} multiple />
      {files.length > 0 && (
        <ul aria-label={partWords.storedFiles}>
          {files.map((file) => (
            <li key={file.id} className="file-row">
              <Icon name={file.type.startsWith('image/') ? 'image' : 'file'} />
              <span className="truncate-line flex-1">
                {file.name}{' '}
                <span className="muted">{namedControls.stored(fileSize(file.size))}</span>
              </span>
              <button
                type="submit"
                name="remove"
                value={file.id}
                formNoValidate
                className="btn btn-secondary"
                aria-label={namedControls.remove(file.name)}
              >
                {controlWords.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
