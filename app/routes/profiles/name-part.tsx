import { Form } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { formState } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { staleIn } from '~/components/form/use-form-answer'
import type { EditedProfile } from '~/features/profiles/profile-views.server'
import { partTexts, profileMessages as say } from '~/messages/profiles'
import { editPath } from './addresses'
import { PartSection } from './part-section'
import { usePart } from './use-part'

const texts = partTexts.name

/** Name of the company. */
export function NamePart({ profile: { id, name, versions } }: { profile: EditedProfile }) {
  const answer = usePart('name', name)
  const { field, formError } = formState(answer?.result, { name })
  const stale = staleIn(answer)
  return (
    <PartSection title={texts.title} id="name">
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: say.fields.name,
              stored: stale.stored.entries[0] ?? '',
              yours: String(stale.typed.name ?? ''),
            },
          ]}
          reloadTo={editPath(id)}
        />
      ) : (
        <FormScope value="name">
          <Form method="post" className="form max-w-form" noValidate preventScrollReset key={name}>
            <FormError>{formError}</FormError>
            <input type="hidden" name="part" value="name" />
            <input type="hidden" name="version" value={versions.name} />
            <TextField
              {...field('name')}
              label={say.fields.name}
              autoComplete="organization"
              required
            />
            <div className="form-actions">
              <SubmitButton>{texts.save}</SubmitButton>
            </div>
          </Form>
        </FormScope>
      )}
    </PartSection>
  )
}
