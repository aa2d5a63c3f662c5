import { useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { SelectField } from '~/components/form/select-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { workMessages as say } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from './kept-view'
import type { AssignData } from './work-dialogs.server'

export const assignMeta = ({ data }: { data?: AssignData }) => [
  { title: `${data ? say.assignTitle(data.work.kind) : ''} · Panelry` },
]

export function AssignDialog() {
  const { work, version, assignee, staff } = useLoaderData<AssignData>()
  const closeTo = backTo(work, useLocation().search)
  const { field, formError, stale } = useFormAnswer<{ assignee: string | null }>({ assignee })
  const nameOf = (who: unknown) => staff.find((one) => one.id === who)?.name ?? say.nobody
  return (
    <Dialog title={say.assignTitle(work.kind)} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: columnWords.assignee,
              stored: nameOf(stale.stored.assignee),
              yours: nameOf(stale.typed.assignee),
            },
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <VersionForm version={version} className="form" preventScrollReset>
          <FormError>{formError}</FormError>
          <SelectField
            {...field('assignee')}
            label={columnWords.assignee}
            placeholder={say.nobody}
            options={staff.map((one) => ({ value: one.id, label: one.name }))}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.cancel}
            </ButtonLink>
            <SubmitButton>{say.assign}</SubmitButton>
          </DialogActions>
        </VersionForm>
      )}
    </Dialog>
  )
}
