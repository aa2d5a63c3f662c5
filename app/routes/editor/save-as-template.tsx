import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { savePageAsTemplate } from '~/features/templates/save-page-as-template.server'
import { listTemplateCategories } from '~/features/templates/template-categories.server'
import { newTemplateSchema } from '~/features/templates/template-schema.server'
import { templateMessages as say } from '~/messages/templates'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { templatePath } from '~/routes/templates/addresses'
import { TemplateFields } from '~/routes/templates/template-fields'
import { editorBehind } from './addresses'
import { pageForTemplate } from './templates/page-for-template.server'

export const loader = screen(({ actor, params: { id = '' }, url }) => ({
  page: pageForTemplate(actor, id, url.searchParams).page,
  categories: listTemplateCategories('page'),
  closeTo: editorBehind(id, url),
  key: newId(),
}))

export const action = act(
  {
    schema: newTemplateSchema,
    first: ({ actor, params: { id = '' }, url }) => pageForTemplate(actor, id, url.searchParams),
  },
  ({ actor, value, idempotencyKey, form, params: { id = '' }, url }) => {
    const at = { projectId: id, pageId: textField(form, 'p') }
    const template = savePageAsTemplate(requireMember(actor), { ...at, ...value, idempotencyKey })
    const link = { to: templatePath('page', template), label: say.openCopy }
    return redirectWithFlash(editorBehind(id, url), { kind: 'success', text: say.pageSaved, link })
  },
)

/** Save page as template: its name and categories. */
export default function SaveAsTemplate() {
  const { page, categories, closeTo, key } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.saveTitle} closeTo={closeTo}>
      <CreateForm formKey={key} preventScrollReset values={{ name: page.name }}>
        <p className="text-n600 wrap-anywhere">{say.saveLead(page.name)}</p>
        <input type="hidden" name="p" value={page.id} />
        <TemplateFields kind="page" categories={categories} autoFocus />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.saveTemplate}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
