import { Form } from '@remix-run/react'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { textsIn } from '~/components/form/form-state'
import { HiddenKey, HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { buttonClass } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { fieldKindNames, builderMessages as say } from '~/messages/builder'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { type Field, fieldKinds } from '~/work/fields'
import { builderAt } from './builder-at'
import type { BuilderData } from './builder-data.server'
import { builderForm, SavingLink } from './builder-form'
import { fieldStrings } from './field-strings'
import { GoneField } from './gone-field'
import { OptionRows } from './option-rows'
import { StaleField } from './stale-field'
import { storedWords } from './unsaved-field'

/** The settings of the chosen field. */
export function FieldSettings(shown: BuilderData) {
  const { field, place, form } = shown
  const { code, typed } = useFormAnswer()
  const gone = code === 'not-found' ? typed : null
  return (
    <section className="builder-part" data-part="field" aria-labelledby="builder-field">
      <h2 className="builder-head" id="builder-field">
        <span className="truncate-line">
          {field && !gone ? `${place}. ${field.label}` : say.field}
        </span>
      </h2>
      {gone && <GoneField typed={gone} />}
      {field && !gone ? (
        <Settings {...shown} field={field} key={JSON.stringify([field, place])} />
      ) : (
        <>
          <p className="muted px-(--edge) py-3">{say.noField}</p>
          <Form method="post" id={builderForm} action={shown.base} preventScrollReset>
            <HiddenKey value={`${form.version}`} />
            <input type="hidden" name="version" value={form.version} />
          </Form>
        </>
      )}
    </section>
  )
}

function Settings({
  kind,
  base,
  form: { draft, version },
  field: chosen,
  place,
}: BuilderData & { field: Field }) {
  const { field, formError, typed, stale } = useFormAnswer<Field & { place: number }>(
    fieldStrings(chosen, place),
  )
  const here = builderAt(base, { field: chosen.id, view: 'field' })
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
      <Form
        method="post"
        id={builderForm}
        action={here}
        className="form field-form"
        data-own-words=""
        noValidate
        preventScrollReset
      >
        <FormError>{formError}</FormError>
        <HiddenKey value={`${version}`} />
        <HiddenVersion value={version} />
        <input type="hidden" name="was" value={storedWords(chosen, place)} />
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
          <SavingLink
            to={`${base}/fields/${chosen.id}/delete?field=${chosen.id}`}
            className={buttonClass('quiet-danger', 'ml-auto')}
            preventScrollReset
          >
            <Icon name="trash" />
            {say.deleteField}
          </SavingLink>
        </div>
        <p className="muted border-n200 border-t pt-4">{say.stays(kind, chosen.label)}</p>
        <noscript>
          <p className="muted">{say.leaving}</p>
        </noscript>
      </Form>
    </FormScope>
  )
}
