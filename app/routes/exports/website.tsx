import { type MetaFunction, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import { keepCheck } from '~/features/exports/website/keep-check.server'
import { startWebsite } from '~/features/exports/website/start-website.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { leavingSchema, websiteSchema } from '~/features/exports/website/website-schema.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { pathTo } from '~/map/path-to'
import { exportText } from '~/messages/exports'
import { websiteFileMessages as say } from '~/messages/website-files'
import { newId } from '~/platform/ids.server'
import { editorBehind } from '~/routes/editor/addresses'
import { takeOff } from '~/routes/editor/sections/take-off.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { lookUp, ofForms, withForm } from '~/routes/http/with-form.server'
import { leadToExport } from './lead-to-export.server'
import { signUpFirst } from './sign-up-first.server'
import { WayOut } from './way-out'
import { firstToReplace, WebsiteCheckList } from './website-check'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  const p = url.searchParams.get('p')
  signUpFirst(actor, id, { page: p, section: null })
  const toFacts = pathTo('/projects/:id/facts', { id }, { p, from: 'website' })
  const closeTo = editorBehind(id, url)
  const { claims, ...check } = await websiteChoices(actor, id)
  const isDone = claims.every(({ isConfirmed }) => isConfirmed)
  return { ...check, p, claimed: claims.length, isDone, closeTo, toFacts, key: newId() }
})

/** Starts the download of a website and leads to its progress. */
const start = withForm(
  websiteSchema,
  async ({ actor, value, params: { id: projectId = '' }, url, idempotencyKey }) => {
    const { typed: address, base } = value.address
    const answers = { ...value, projectId, address, base }
    const id = await startWebsite(actor, { ...answers, idempotencyKey })
    return leadToExport(projectId, id, url.searchParams.get('p'))
  },
)

/** Keeps what was ticked and typed, and leads to what is changed, or takes a section off its page. */
const leave = withForm(leavingSchema, async (args) => {
  const { actor, params, url, idempotencyKey } = args
  const { to, remove = '', ...answers } = args.value
  const { id = '' } = params
  const here = url.pathname + url.search
  await keepCheck(actor, { projectId: id, ...answers })
  if (to) return redirect(safeRedirect(to, here), 303)
  const [pageId = '', sectionId = ''] = remove.split(' ')
  const { flash } = takeOff(actor, { projectId: id, pageId, sectionId }, { idempotencyKey })
  return redirectWithFlash(`${here}#field-confirmed`, { kind: 'success', ...flash })
})

export const action = act(
  ofForms([start, leave], async (args) => {
    const { actor, form, params, url } = args
    // Whose session has ended is asked to sign in, and what was typed goes on from there.
    await lookUp(args, () => editableProject(actor, params.id ?? ''))
    signUpFirst(actor, params.id ?? '', { page: url.searchParams.get('p'), section: null })
    return await (form.has('to') || form.has('remove') ? leave(args) : start(args))
  }),
)

/** After a refusal too: what was said is kept, and somebody may have changed the website. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod = 'GET',
  defaultShouldRevalidate,
}) => formMethod !== 'GET' || defaultShouldRevalidate

export const meta: MetaFunction = () => [{ title: `${say.title} · Panelry` }]

/** A website before it is downloaded: what may be untrue in it, and where it will be. */
export default function Website() {
  const {
    closeTo,
    toFacts,
    key,
    mustReplace,
    claimsKey,
    claimed,
    isDone,
    websiteAddress,
    ...check
  } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const first = firstToReplace(check.pages)
  return (
    <Dialog title={say.title} closeTo={closeTo} size="content">
      <CreateForm
        formKey={key}
        values={{ address: websiteAddress ?? '' }}
        restore="choices"
        preventScrollReset
        links={first ? { [say.replaceThem]: `${pathname}${search}#${first}` } : {}}
      >
        {/* Enter in a field downloads: the first button of a form is the one that is pressed. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {say.download}
        </button>
        <input type="hidden" name="addressWas" value={websiteAddress ?? ''} />
        <p className="text-n600">{say.lead}</p>
        <WebsiteCheckList {...check} />
        {mustReplace && (
          <Notice
            tone="warning"
            title={say.mustReplaceTitle}
            actions={<WayOut to={toFacts}>{say.toFacts}</WayOut>}
          >
            {say.mustReplaceHint}
          </Notice>
        )}
        <TextField
          name="address"
          type="url"
          label={say.address}
          hint={say.addressHint}
          optional
          autoComplete="url"
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          {!isDone && (
            <SubmitButton
              look="secondary"
              name="all"
              value={claimsKey}
              busyLabel={exportText.preparing}
            >
              {say.confirmAll(claimed)}
            </SubmitButton>
          )}
          <SubmitButton busyLabel={exportText.preparing} icon="download">
            {say.download}
          </SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
