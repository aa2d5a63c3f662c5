import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { legalParents } from '~/editor/tree'
import { addPage } from '~/features/pages/add-page.server'
import { listPages } from '~/features/pages/list-pages.server'
import { addPageSchema } from '~/features/pages/page-schema.server'
import { findProject } from '~/features/project-base/project-access.server'
import { backLink } from '~/features/projects/back-link'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { editorMessages as chrome } from '~/messages/editor'
import { pageMessages as say } from '~/messages/pages'
import { canUseAccountFeatures } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { choosePath, editorPath } from '../addresses'
import { PageFields } from './page-fields'

/** A guest has one page; more need an account. */
function SignUpForPages({ closeTo, projectId }: { closeTo: string; projectId: string }) {
  const back = encodeURIComponent(pathTo('/projects/:id/pages/new', { id: projectId }))
  return (
    <Dialog title={say.signUpTitle} closeTo={closeTo}>
      <p className="text-n600">{say.signUpText}</p>
      <DialogActions>
        <ButtonLink to={`/login?redirectTo=${back}`}>{controlWords.logIn}</ButtonLink>
        <ButtonLink to={`/signup?redirectTo=${back}`} look="primary">
          {say.signUp}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}

export const loader = screen(({ actor, params: { id = '' }, url }) => {
  const { pages } = listPages(actor, id)
  const project = findProject(actor, id)
  return {
    projectId: id,
    first: pages.length === 0,
    backTo: project ? backLink(actor, project) : null,
    account: canUseAccountFeatures(actor),
    parents: legalParents(pages, null).map(({ id, name }) => ({ value: id, label: name })),
    key: newId(),
    /** A name that a link proposes. */
    name: url.searchParams.get('name') ?? '',
  }
})

export const action = act(
  addPageSchema,
  ({ actor, value, idempotencyKey, params: { id = '' } }) => {
    const { pageId, choose } = addPage(actor, { projectId: id, ...value, idempotencyKey })
    const next = choose[0] ? choosePath(id, pageId, choose[0]) : editorPath(id, pageId)
    return redirectWithFlash(next, { kind: 'success', text: say.created })
  },
)

export default function NewPage() {
  const { projectId, first, account, backTo, parents, key, name } = useLoaderData<typeof loader>()
  const closeTo = editorPath(projectId)
  if (!first && !account) return <SignUpForPages closeTo={closeTo} projectId={projectId} />
  return (
    <Dialog
      title={first ? say.firstPageTitle : say.addTitle}
      closeTo={closeTo}
      dismissible={!first}
    >
      <CreateForm
        formKey={key}
        preventScrollReset
        values={{ name, header: 'global', footer: 'global' }}
      >
        {first && <p className="text-n600">{say.firstPageHint}</p>}
        <PageFields {...{ parents, account }} firstPage={first} isHome={false} />
        <DialogActions>
          {first ? (
            <ButtonLink to={backTo ?? '/'}>
              {backTo ? chrome.backToProjects : chrome.backToStart}
            </ButtonLink>
          ) : (
            <CancelLink to={closeTo} preventScrollReset />
          )}
          <SubmitButton busyLabel={busyWords.adding}>{say.addPage}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
