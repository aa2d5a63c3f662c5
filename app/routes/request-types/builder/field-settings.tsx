import { Form } from '@remix-run/react'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { textsIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { fieldKindNames, builderMessages as say } from '~/messages/request-types'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { type Field, fieldKinds } from '~/work/fields'
import { builderPath } from '../addresses'
import type { BuilderData } from './builder-data.server'
import { fieldStrings } from './field-strings'
import { OptionRows } from './option-rows'
import { StaleField } from './stale-field'

/** The settings of the chosen field. */
export function FieldSettings(shown: BuilderData) {
  const { field, place } = shown
  return (
    <section className="builder-part" data-part="field" aria-labelledby="builder-field">
      <h2 className="builder-head" id="builder-field">
        <span className="truncate-line">{field ? `${place}. ${field.label}` : say.field}</span>
      </h2>
      {field ? (
        <Settings {...shown} field={field} key={JSON.stringify([field, place])} />
      ) : (
        <p className="muted px-(--edge) py-3">{say.noField}</p>
      )}
    </section>
  )
}

function Settings({
  type,
  product,
  form: { draft, version },
  field: chosen,
  place,
}: BuilderData & { field: Field }) {
  const { field, formError, typed, stale } = useFormAnswer<Field & { place: number }>(
    fieldStrings(chosen, place),
  )
  const here = builderPath(type.id, product.id, { field: chosen.id, view: 'field' })
  if (stale) {
    return (
      <div className="p-(--edge)">
        <StaleField stale={stale} action={here} />
      </div>
    )
  }
  const options = typed ? textsIn(typed, 'options') : chosen.options
  return (
    <FormScope value="field">
      <Form method="post" action={here} className="form field-form" noValidate preventScrollReset>
        <FormError>{formError}</FormError>
        <HiddenVersion value={version} />
        {/* Enter in a field saves it: the first button of a form is the one that Enter presses. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {say.saveField}
        </button>
        <TextField {...field('label')} label={say.label} autoComplete="off" required />
        <TextareaField
          {...field('description')}
          label={say.description}
          placeholder={say.descriptionPlaceholder}
          optional
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectField
            {...field('kind')}
            label={say.kind}
            required
            options={fieldKinds.map((kind) => ({ value: kind, label: fieldKindNames[kind] }))}
          />
          <SelectField
            {...field('place')}
            label={say.place}
            required
            options={draft.map((_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
          />
        </div>
        <OptionRows
          key={options.join('\n')}
          options={options}
          errors={field('options').errors ?? []}
        />
        <div className="field-switches">
          <CheckboxField {...field('required')} label={say.required} />
          <CheckboxField {...field('atLeastSix')} label={say.atLeastSix} />
        </div>
        <div className="form-actions">
          <SubmitButton look="secondary">{say.saveField}</SubmitButton>
          <ButtonLink
            to={`${builderPath(type.id, product.id)}/fields/${chosen.id}/delete?field=${chosen.id}`}
            look="quiet-danger"
            icon="trash"
            className="ml-auto"
            preventScrollReset
          >
            {say.deleteField}
          </ButtonLink>
        </div>
        <p className="muted border-n200 border-t pt-4">{say.stays(chosen.label)}</p>
      </Form>
    </FormScope>
  )
}
