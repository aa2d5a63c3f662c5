import { FieldNotes } from '~/components/form/field'
import { Button, IconButton } from '~/components/ui/button'
import { StepButtons } from '~/components/ui/step-buttons'
import { builderMessages as say } from '~/messages/builder'
import { namedControls } from '~/messages/controls'

/**
 * Options of a field, one a row; the last row is empty. Its buttons send the form: typed text stays, and is
 * stored with the field. Shown for the kinds that have options.
 */
export function OptionRows({
  options,
  errors,
}: {
  options: readonly string[]
  errors: readonly string[]
}) {
  const id = 'field-options'
  return (
    <fieldset className="field option-rows">
      <legend className="label">{say.options}</legend>
      <ol>
        {[...options, ''].map((option, index) => (
          <li key={`${index} ${option}`}>
            <input
              type="text"
              name="options"
              id={index === 0 ? id : undefined}
              className="input"
              defaultValue={option}
              placeholder={index === options.length ? say.anotherOption : undefined}
              aria-label={say.option(index + 1)}
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
              autoComplete="off"
            />
            {index < options.length && (
              <Steps index={index} last={index === options.length - 1} name={option} />
            )}
          </li>
        ))}
      </ol>
      <FieldNotes id={id} errors={errors} />
      <Button name="intent" value="more" look="quiet" icon="plus" formNoValidate>
        {say.another}
      </Button>
    </fieldset>
  )
}

function Steps({ index, last, name }: { index: number; last: boolean; name: string }) {
  const button = { name: 'intent', formNoValidate: true }
  return (
    <span className="flex">
      <StepButtons
        of={name}
        first={index === 0}
        last={last}
        sends={(to) => ({ ...button, value: `${to}-${index}` })}
      />
      <IconButton
        {...button}
        value={`remove-${index}`}
        icon="close"
        label={namedControls.remove(name)}
      />
    </span>
  )
}
