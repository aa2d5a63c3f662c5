import { type ReactNode, useEffect, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { fileSize } from '~/messages/file-size'
import { partWords } from '~/messages/parts'
import { buttonClass } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { ImagePreview } from '../ui/image-preview'
import { uploadsWanted } from '../ui/uploads-wanted'
import { FieldNotes, type FieldProps, labelClass, useField } from './field'

type StoredFile = {
  name: string
  /** Bytes; absent when it is not known. */
  size?: number
  /** Address, for a preview of an image. */
  url?: string
  /** Address of the large picture that the preview opens; the same one by default. */
  large?: string
  image?: boolean
}

/**
 * A file chosen or dropped: the whole zone is the native input, so both work without script. A
 * stored file shows its name and size, and is kept unless another one is chosen under Replace.
 */
export function FileField({
  accept,
  multiple,
  stored,
  remove,
  words,
  autoFocus,
  ...props
}: Omit<FieldProps, 'defaultValue'> & {
  /** Types or endings, as the `accept` attribute has them. */
  accept?: string
  multiple?: boolean
  stored?: StoredFile | null
  /** Control that takes the stored file away, shown under the new choice. */
  remove?: ReactNode
  /** Text about files that can be dropped here; makes the zone a large one. */
  words?: string
  autoFocus?: boolean
}) {
  const { control, errors } = useField(props)
  useEffect(uploadsWanted.want, [])
  const zone = <Zone {...{ control, accept, multiple, words, autoFocus }} />
  return (
    <div className="field">
      <label className={labelClass(props.hideLabel)} htmlFor={control.id}>
        {props.label}
        {props.optional && <span className="optional"> {controlWords.optional}</span>}
      </label>
      {stored ? (
        <div className="flex items-start gap-3">
          {stored.image && stored.url && (
            <div className="flex-none pt-2">
              <ImagePreview
                src={stored.url}
                {...(stored.large && { large: stored.large })}
                alt={stored.name}
                width={32}
                height={32}
                className="h-8 w-8 object-contain"
              />
            </div>
          )}
          <details className="min-w-0 flex-1" open={errors.length > 0}>
            <summary className="file-row">
              <Stored file={stored} />
              <span className={buttonClass('secondary')}>{controlWords.replace}</span>
            </summary>
            <div className="mt-2">{zone}</div>
            {remove && <div className="mt-2">{remove}</div>}
          </details>
        </div>
      ) : (
        zone
      )}
      <FieldNotes id={control.id} hint={props.hint} errors={errors} />
    </div>
  )
}

function Zone({
  control,
  accept,
  multiple,
  words,
  autoFocus,
}: {
  control: ReturnType<typeof useField>['control']
  accept?: string
  multiple?: boolean
  words?: string
  autoFocus?: boolean
}) {
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState<readonly File[]>([])
  return (
    <div className={classNames('file-zone', words && 'is-large', over && 'is-over')}>
      {words && (
        <p className="file-zone-words">
          <Icon name="upload" />
          {words}
        </p>
      )}
      <input
        type="file"
        {...{ accept, multiple, autoFocus }}
        id={control.id}
        name={control.name}
        required={control.required}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        onChange={(event) => setChosen(Array.from(event.target.files ?? []))}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
      {chosen.length > 0 && (
        <ul className="px-3 pb-2">
          {chosen.map((file) => (
            <li key={file.name} className="flex min-h-10 items-center gap-3">
              <ChosenPicture file={file} />
              <span className="truncate-line">{file.name}</span>
              <span className="muted">{fileSize(file.size)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ChosenPicture({ file }: { file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return src ? (
    <img src={src} alt="" width={32} height={32} className="h-8 w-8 rounded-nested object-cover" />
  ) : (
    <Icon name="file" />
  )
}

const Stored = ({ file }: { file: StoredFile }) => (
  <>
    {!(file.image && file.url) && <Icon name={file.image ? 'image' : 'file'} />}
    <span className="truncate-line flex-1">
      {file.name}{' '}
      <span className="muted">
        {file.size !== undefined && `${fileSize(file.size)}, `}
        {partWords.stored}
      </span>
    </span>
  </>
)
