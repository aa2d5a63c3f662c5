import type { MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
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
  return { ...(await websiteChoices(actor, id)), closeTo, toFacts, key: newId() }
})

/** Starts the download of a website and leads to its progress. */
export const action = act(
  websiteSchema,
  async ({ actor, value, params: { id: projectId = '' }, url, idempotencyKey }) => {
    const page = url.searchParams.get('p')
    signUpFirst(actor, projectId, { page, section: null })
    const id = await startWebsite(actor, { projectId, ...value, idempotencyKey })
    return leadToExport(projectId, id, page)
  },
)

export const meta: MetaFunction = () => [{ title: `${say.title} · Panelry` }]

/** A website before it is downloaded: what may be untrue in it, and where it will be. */
export default function Website() {
  const { closeTo, toFacts, key, hasContacts, hasFindings, ...check } =
    useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title} closeTo={closeTo} size="content">
      <CreateForm formKey={key} preventScrollReset>
        <p className="text-n600">{say.lead}</p>
        <WebsiteCheckList {...check} />
        {hasContacts && (
          <Notice
            tone="warning"
            title={say.contactsTitle}
            actions={
              <Link to={toFacts} className="link">
                {say.toFacts}
              </Link>
            }
          >
            {say.contacts}
          </Notice>
        )}
        {hasFindings && <CheckboxField name="read" label={say.read} />}
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
          <SubmitButton busyLabel={exportText.preparing} icon="download">
            {say.download}
          </SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
