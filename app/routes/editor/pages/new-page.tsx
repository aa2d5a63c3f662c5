import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { legalParents } from '~/editor/tree'
import { addPage } from '~/features/pages/add-page.server'
import { listPages } from '~/features/pages/list-pages.server'
import { newPageSchema } from '~/features/pages/page-schema.server'
import { findProject } from '~/features/project-base/project-access.server'
import { backLink } from '~/features/projects/back-link'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { editorMessages as chrome } from '~/messages/editor'
import { pageDialogs as dialogs } from '~/messages/page-dialogs'
import { pageMessages as say } from '~/messages/pages'
import { canUseAccountFeatures } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { choosePath, editorPath, screenBehind, screenFrom } from '../addresses'
import { PageFields } from './page-fields'

/** A guest has one page; more need an account. */
function SignUpForPages({ closeTo, projectId }: { closeTo: string; projectId: string }) {
  const back = encodeURIComponent(pathTo('/projects/:id/pages/new', { id: projectId }))
  return (
    <Dialog title={dialogs.signUpTitle} closeTo={closeTo}>
      <p className="text-n600">{dialogs.signUpText}</p>
      <DialogActions>
        <ButtonLink to={`/login?redirectTo=${back}`}>{controlWords.logIn}</ButtonLink>
        <ButtonLink to={`/signup?redirectTo=${back}`} look="primary">
          {dialogs.signUp}
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
    isLegal: url.searchParams.has('legal'),
    closeTo: screenBehind(id, url),
  }
})

export const action = act(
  newPageSchema,
  ({ actor, value, idempotencyKey, params: { id = '' }, url }) => {
    const { pageId, choose } = addPage(actor, { projectId: id, ...value, idempotencyKey })
    const query = Object.fromEntries(url.searchParams)
    const { from, back } = query
    const next = choose[0]
      ? choosePath(id, pageId, choose[0], { from, back })
      : (screenFrom(id, query) ?? editorPath(id, pageId))
    return redirectWithFlash(next, { kind: 'success', text: dialogs.created })
  },
)

export default function NewPage() {
  const { projectId, first, account, backTo, parents, key, name, isLegal, closeTo } =
    useLoaderData<typeof loader>()
  if (!first && !account) return <SignUpForPages closeTo={closeTo} projectId={projectId} />
  return (
    <Dialog
      title={first ? dialogs.firstPageTitle : dialogs.addTitle}
      closeTo={closeTo}
      dismissible={!first}
    >
      <CreateForm
        formKey={key}
        preventScrollReset
        values={{
          name,
          header: 'global',
          footer: 'global',
          nonNavigation: isLegal,
          legal: isLegal,
        }}
      >
        {first && <p className="text-n600">{dialogs.firstPageHint}</p>}
        <PageFields {...{ parents, account }} firstPage={first} isHome={false} />
        {isLegal && (
          <CheckboxField name="legal" label={dialogs.legalText} hint={dialogs.legalTextHint} />
        )}
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
