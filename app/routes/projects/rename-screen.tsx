import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { controlWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { ShownList } from './lists.server'
import { ProjectList } from './project-list'

type Loaded = { stored: { name: string; version: number }; list: ShownList }

/** Another name for a project or a folder; shows both when it was renamed elsewhere meanwhile. */
export function RenameScreen({ title }: { title: string }) {
  const { stored, list } = useLoaderData() as Loaded
  const { pathname, search } = useLocation()
  const { field, formError, stale } = useFormAnswer<{ name: string }>({ name: stored.name })
  const dialog = (
    <Dialog title={title} closeTo={list.address}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: controlWords.name,
              stored: stale.stored.name,
              yours: textIn(stale.typed, 'name'),
            },
          ]}
          reloadTo={pathname + search}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={stored.version} />
          <TextField {...field('name')} label={controlWords.name} required autoFocus />
          <DialogActions>
            <CancelLink to={list.address} preventScrollReset />
            <SubmitButton>{say.saveName}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
  return <ProjectList list={list} dialog={dialog} />
}
