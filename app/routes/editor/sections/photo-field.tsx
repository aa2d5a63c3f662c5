import { useId } from 'react'
import { FileField } from '~/components/form/file-field'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Icon } from '~/components/ui/icon'
import { filePath } from '~/map/file-path'
import { wordsMessages as say } from '~/messages/section-words'
import { partsOfPicture } from '~/panels/words/picture-text'
import { acceptedPhotos } from '~/shared/photo-types'

/** A picture of the project that can be chosen. */
export type ChosenPicture = { id: string; name: string; alt: string; file: string }

/** What the picture is called that a form posted; nothing for the drawn one. */
export function photoName(value: string, pictures: readonly ChosenPicture[] | null): string {
  const { id } = partsOfPicture(value)
  return id && (pictures?.find((one) => one.id === id)?.name ?? say.photo.gone)
}

type Props = {
  name: string
  label: string
  defaultValue: string
  errors: string | null
  /** Why a file that was chosen here was refused. */
  refusedFile: string | undefined
  pictures: readonly ChosenPicture[] | null
  /** It was asked for. */
  opens: boolean
  autoFocus?: boolean
}

/** A photograph in place of a drawn picture: one of the project's or a new one, and how it is shown here. */
export function PhotoField({
  name,
  label,
  defaultValue: value,
  errors,
  refusedFile,
  pictures,
  opens,
  autoFocus = false,
}: Props) {
  const titleId = useId()
  const { id, x, y, alt } = partsOfPicture(value)
  const chosen = pictures?.find((one) => one.id === id)
  const options = [
    { value: '', label: say.photo.drawn },
    ...(pictures ?? []).map((one) => ({ value: one.id, label: one.name })),
    ...(id && !chosen ? [{ value: id, label: say.photo.gone }] : []),
  ]
  const named = (what: string) => name.replace(/^word-/, `${what}-`)
  return (
    <details
      className="words-photo"
      open={opens || autoFocus || errors !== null || refusedFile !== undefined || id !== ''}
    >
      <summary id={titleId}>
        {chosen && <img src={filePath('pictures', `medium_${chosen.file}`)} alt="" />}
        <span>{label}</span>
        <Icon name="chevron-down" />
      </summary>
      {pictures ? (
        <div className="words-photo-fields">
          <SelectField
            key={id}
            name={name}
            label={label}
            hideLabel
            defaultValue={id}
            options={options}
            errors={errors}
            hint={id && !chosen ? say.photo.goneHint : undefined}
            autoFocus={autoFocus && refusedFile === undefined}
          />
          <FileField
            name={named('file')}
            label={say.photo.upload}
            hint={say.photo.types}
            accept={acceptedPhotos}
            errors={refusedFile ?? null}
            autoFocus={autoFocus && refusedFile !== undefined}
          />
          {id && (
            <>
              <TextField
                name={named('alt')}
                label={say.photo.alt}
                hint={say.photo.altHint(chosen?.alt ?? '')}
                defaultValue={alt}
              />
              <fieldset>
                <legend className="label">{say.photo.focus}</legend>
                <div className="words-photo-point">
                  <TextField
                    name={named('x')}
                    label={say.photo.across}
                    inputMode="numeric"
                    defaultValue={x}
                  />
                  <TextField
                    name={named('y')}
                    label={say.photo.down}
                    inputMode="numeric"
                    defaultValue={y}
                  />
                </div>
              </fieldset>
            </>
          )}
        </div>
      ) : (
        <SignUp />
      )}
    </details>
  )
}

/** Guests have no pictures of their own; what they have typed is saved before they sign up for some. */
const SignUp = () => (
  <p className="hint">
    <button type="submit" name="signUp" value="yes" className="link">
      {say.photo.signUp}
    </button>{' '}
    {say.photo.signUpFor}
  </p>
)
