import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { useForm } from '~/components/form/form-context'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { buttonClass } from '~/components/ui/button'
import { DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { filePath } from '~/map/file-path'
import { busyWords } from '~/messages/controls'
import { pictureMessages as say } from '~/messages/project-pictures'

type Picture = {
  id: string
  file: string
  name: string
  alt: string
  x: number
  y: number
  width: number
  height: number
  version: number
  uses: number
}

const labels = { name: say.name, alt: say.alt, x: say.across, y: say.down }

/** What a picture is called and shows, the point that stays in sight, and the way to delete it. */
export function PictureForm({ picture, allTo }: { picture: Picture; allTo: string }) {
  const { id, name, alt, x, y, version, uses } = picture
  return (
    <>
      <EditForm
        name="change"
        row={{ name, alt, x, y, version }}
        compare={labels}
        fields={{ picture: id }}
        summary={labels}
        reloadTo={allTo}
        preventScrollReset
      >
        <FocusFields picture={picture} />
        <TextField name="name" label={say.name} required />
        <TextField name="alt" label={say.alt} hint={say.altHint} optional />
        <DialogActions>
          <CancelLink to={allTo} preventScrollReset />
          <SubmitButton>{say.save}</SubmitButton>
        </DialogActions>
      </EditForm>
      <details className="own-picture-delete">
        <summary className={buttonClass('quiet-danger')}>
          <Icon name="trash" />
          {say.delete}
        </summary>
        <ActionForm fields={{ part: 'delete', picture: id }} className="form" preventScrollReset>
          <p className="text-n600">{say.deleteUsed(uses)}</p>
          <div className="form-actions">
            <SubmitButton look="danger" icon="trash" busyLabel={busyWords.deleting}>
              {say.delete}
            </SubmitButton>
          </div>
        </ActionForm>
      </details>
    </>
  )
}

/** A hundredth, as far as a text says one. */
const hundredth = (text: string | undefined, otherwise: number): number => {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isNaN(number) ? otherwise : Math.min(100, Math.max(0, number))
}

/** The point as two numbers, which a mark on the picture follows; a press on the picture fills them. */
function FocusFields({ picture }: { picture: Picture }) {
  const answer = useForm()
  const typed = (name: 'x' | 'y') =>
    hundredth(answer?.field(name).defaultValue?.toString(), picture[name])
  const [point, setPoint] = useState(() => ({ x: typed('x'), y: typed('y') }))
  const fields = useRef<HTMLFieldSetElement>(null)
  const follow = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    if (name === 'x' || name === 'y')
      setPoint((now) => ({ ...now, [name]: hundredth(value, now[name]) }))
  }
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, length: number) =>
      Math.min(100, Math.max(0, Math.round(((at - from) / length) * 100)))
    const chosen = { x: part(clientX, box.left, box.width), y: part(clientY, box.top, box.height) }
    for (const name of ['x', 'y'] as const) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!input) continue
      input.value = String(chosen[name])
      // The mark, and what keeps unsaved input, listen.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <fieldset className="own-picture-focus" ref={fields} onInput={follow}>
      <legend className="label">{say.focus}</legend>
      <div className="own-picture-shown">
        <span>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the numbers below do the same by keyboard. */}
          <img
            src={filePath('pictures', `large_${picture.file}`)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            onClick={choose}
          />
          <i style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </span>
      </div>
      <p className="hint">
        <span className="own-picture-click">{say.focusClick} </span>
        {say.focusHint}
      </p>
      <div className="own-picture-point">
        <TextField name="x" label={say.across} inputMode="numeric" required />
        <TextField name="y" label={say.down} inputMode="numeric" required />
      </div>
    </fieldset>
  )
}
