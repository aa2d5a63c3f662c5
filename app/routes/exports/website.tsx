import type { MetaFunction } from '@remix-run/node'
import { Link, type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import { startWebsite } from '~/features/exports/website/start-website.server'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { websiteSchema } from '~/features/exports/website/website-schema.server'
import { pathTo } from '~/map/path-to'
import { exportText } from '~/messages/exports'
import { websiteFileMessages as say } from '~/messages/website-files'
import { newId } from '~/platform/ids.server'
import { editorBehind } from '~/routes/editor/addresses'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { leadToExport } from './lead-to-export.server'
import { signUpFirst } from './sign-up-first.server'
import { WebsiteCheckList } from './website-check'

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
export const action = act(
  websiteSchema,
  async ({ actor, value, params: { id: projectId = '' }, url, idempotencyKey }) => {
    const page = url.searchParams.get('p')
    signUpFirst(actor, projectId, { page, section: null })
    const { all = null, ...said } = value
    const id = await startWebsite(actor, { projectId, ...said, all, idempotencyKey })
    return leadToExport(projectId, id, page)
  },
)

/** After a refusal too: what was said is kept, and somebody may have changed the website. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod = 'GET',
  defaultShouldRevalidate,
}) => formMethod !== 'GET' || defaultShouldRevalidate

const removing = 'remove-section'

export const meta: MetaFunction = () => [{ title: `${say.title} · Panelry` }]

/** A website before it is downloaded: what may be untrue in it, and where it will be. */
export default function Website() {
  const { closeTo, toFacts, key, mustReplace, claimsKey, claimed, isDone, ...check } =
    useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={closeTo} size="content">
      {/* The buttons that remove a section are in the other form. */}
      <ActionForm id={removing} fields={{ from: 'website' }}>
        {null}
      </ActionForm>
      <CreateForm formKey={key} preventScrollReset>
        <p className="text-n600">{say.lead}</p>
        <WebsiteCheckList {...check} removing={removing} />
        {mustReplace && (
          <Notice
            tone="warning"
            title={say.mustReplaceTitle}
            actions={
              <Link to={toFacts} className="link">
                {say.toFacts}
              </Link>
            }
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
