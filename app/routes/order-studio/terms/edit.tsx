import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { FormErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { Screen } from '~/components/ui/screen'
import { PublishMark } from '~/components/work/publish-mark'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { findTerm, formsWithTerm } from '~/features/order-terms/list-terms.server'
import { editTermSchema } from '~/features/order-terms/require-term.server'
import { saveTerm } from '~/features/order-terms/save-term.server'
import { controlWords } from '~/messages/controls'
import { termMessages as say } from '~/messages/order-studio'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { chosenTerm, ordersCrumb, termPath } from '../addresses'
import { TermFields } from './term-fields'

export const loader = screen(({ actor, params: { term: id = '' }, url }) => ({
  term: findTerm(actor, id),
  forms: formsWithTerm(actor, id),
  history: wantsHistory(url.searchParams)
    ? listHistory('order_terms', id, readPageStart(url.searchParams))
    : null,
}))

export const action = act(
  { schema: editTermSchema, first: ({ actor, params: { term = '' } }) => findTerm(actor, term) },
  ({ actor, value, found: { id } }) => {
    saveTerm(actor, { id, ...value })
    return redirectWithFlash(chosenTerm(id), { kind: 'success', text: say.saved })
  },
)

export const meta = () => [{ title: `${say.edit} · Panelry` }]

export default function EditTerm() {
  const { term, forms, history } = useLoaderData<typeof loader>()
  const { id, name, number, state } = term
  const path = termPath(id)
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[ordersCrumb, { label: say.title, to: chosenTerm(id) }, { label: name }]}
      >
        <PageHead
          title={<span className="wrap-anywhere">{name}</span>}
          actions={
            <ButtonLink to={`${path}/delete`} look="quiet-danger" icon="trash" preventScrollReset>
              {controlWords.delete}
            </ButtonLink>
          }
        >
          <p className="muted mt-1 flex items-center gap-3">
            <PublishMark state={state} /> {say.version(number)}
          </p>
        </PageHead>
        <HistoryTabs label={say.edit} history={history !== null} />
        {history ? (
          <HistoryTab history={history} />
        ) : (
          <EditForm row={term} compare={say.fields} page errors="own">
            <SettingsSection title={say.text} lead={say.shownOn(forms, number + 1)}>
              <div className="form">
                <FormErrors />
                <TermFields />
                <div className="form-actions">
                  <SubmitButton>{say.save}</SubmitButton>
                  <CancelLink to={chosenTerm(id)} />
                </div>
              </div>
            </SettingsSection>
          </EditForm>
        )}
      </DashboardShell>
    </Screen>
  )
}
