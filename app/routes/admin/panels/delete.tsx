import { Link, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { DomainError } from '~/domain-error'
import { deletePanel } from '~/features/panels/delete-panel.server'
import { findPanelToEdit } from '~/features/panels/find-panel.server'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { libraryPath, panelPath } from './addresses'

export const loader = screen(({ actor, params: { panel: id = '' } }) => {
  const { panel, use, projects } = findPanelToEdit(actor, id)
  if (panel.builtIn) throw new DomainError('panel-built-in', 409)
  return { id, name: panel.name, enabled: panel.enabled, use, projects }
})

export const action = act(async ({ actor, params: { panel: id = '' } }) => {
  await deletePanel(actor, { id })
  return redirectWithFlash(libraryPath, { kind: 'success', text: say.deleted })
})

export const meta = () => [{ title: `${say.deletePanel} · Panelry` }]

/** Confirms the deletion; lists the uses of a panel that is in use, and offers to disable it instead. */
export default function DeletePanel() {
  const { id, name, enabled, use, projects } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const closeTo = panelPath(id)
  if (use.sections === 0) {
    return (
      <ConfirmDialog closeTo={closeTo} busyLabel={busyWords.deleting}>
        <p className="wrap-anywhere">{say.deletion(name)}</p>
        <p className="mt-2">{say.usedNowhere}</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog title={say.inUseTitle} closeTo={closeTo}>
      <div className="form">
        <FormError>{formError}</FormError>
        <p className="text-n600">{say.inUse(use.sections, use.pages, use.projects)}</p>
        {projects && (
          <ul className="list-disc pl-5">
            {projects.map((project) => (
              <li key={project.id} className="wrap-anywhere">
                <Link to={pathTo('/projects/:id', { id: project.id })} className="link">
                  {project.name}
                </Link>
              </li>
            ))}
            {use.projects > projects.length && (
              <li className="muted">{say.moreProjects(use.projects - projects.length)}</li>
            )}
          </ul>
        )}
      </div>
      <ActionForm action={panelPath(id, 'enabled')} preventScrollReset>
        <input type="hidden" name="enabled" value="off" />
        <DialogActions>
          <ButtonLink to={closeTo} preventScrollReset>
            {enabled ? controlWords.cancel : controlWords.close}
          </ButtonLink>
          {enabled && (
            <SubmitButton busyLabel={busyWords.disabling}>{say.disablePanel}</SubmitButton>
          )}
        </DialogActions>
      </ActionForm>
    </Dialog>
  )
}
