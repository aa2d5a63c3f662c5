import { ActionForm } from '~/components/form/action-form'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormScope } from '~/components/form/field'
import { textIn, textsIn } from '~/components/form/form-state'
import { PlainForm } from '~/components/form/plain-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { buttonClass } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Notice } from '~/components/ui/notice'
import { fieldKindNames, builderMessages as say } from '~/messages/builder'
import { type Field, fieldKinds } from '~/shared/fields'
import type { BuilderData } from './builder-data.server'
import { builderForm, SavingLink } from './builder-form'
import { builderLink } from './builder-link'
import { fieldStrings } from './field-strings'
import { OptionRows } from './option-rows'
import { StaleField } from './stale-field'
import { storedWords } from './unsaved-field'

/** Somebody deleted the field meanwhile: what was typed into it, to be taken along. */
const GoneField = ({ typed }: { typed: Record<string, unknown> }) => (
  <div className="p-(--edge)">
    <Notice tone="warning" role="alert" title={say.goneTitle}>
      {say.gone}
    </Notice>
    <p className="mt-3 break-words whitespace-pre-wrap">
      {[textIn(typed, 'label'), textIn(typed, 'description'), ...textsIn(typed, 'options')]
        .filter(Boolean)
        .join('\n')}
    </p>
  </div>
)

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
          <ActionForm
            formKey={`${form.version}`}
            version={form.version}
            id={builderForm}
            action={shown.base}
            preventScrollReset
          >
            {null}
          </ActionForm>
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
  const { field, typed, stale } = useFormAnswer<Field & { place: number }>()
  const here = builderLink(base, { field: chosen.id, view: 'field' })
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
      <PlainForm
        values={fieldStrings(chosen, place)}
        fields={{
          key: `${version}`,
          version: String(typed?.version ?? version),
          was: storedWords(chosen, place),
        }}
        id={builderForm}
        action={here}
        className="form field-form"
        restore="never"
        preventScrollReset
      >
        <TextField name="label" label={say.label} autoComplete="off" required />
        <TextareaField
          name="description"
          label={say.description}
          placeholder={say.descriptionPlaceholder}
          optional
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <SelectField
            name="kind"
            label={say.kind}
            required
            options={fieldKinds.map((kind) => ({ value: kind, label: fieldKindNames[kind] }))}
          />
          <SelectField
            name="place"
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
          <CheckboxField name="required" label={say.required} />
          <CheckboxField name="atLeastSix" label={say.atLeastSix} />
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
      </PlainForm>
    </FormScope>
  )
}
