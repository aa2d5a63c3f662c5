import { Form } from '@remix-run/react'
import { CheckboxField, CheckboxGroup } from '~/components/form/choice-fields'
import { FormScope } from '~/components/form/field'
import { HiddenKey } from '~/components/form/hidden-key'
import { Kept } from '~/components/form/kept'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Button, ButtonLink } from '~/components/ui/button'
import { listed } from '~/features/lists/filters'
import { pathTo } from '~/map/path-to'
import { requestSortLabels, requestMessages as say } from '~/messages/requests'
import { priorityNames, statusNames } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'
import { hasOneStatus, requestLists, requestSorts } from '~/work/request-lists'
import { requestStatuses } from '~/work/statuses'
import { withFilters } from './filters'
import type { ListData } from './list'

/** All filters of a list in one form, and the form that keeps them under a name. */
export function FilterPanel({ data }: { data: ListData }) {
  const { list, filters, types, people, staff } = data
  return (
    <section className="filter-panel" aria-label="Filters">
      <FormScope value="filters">
        <Form
          method="get"
          action={requestLists[list]}
          id="filters"
          key={withFilters(list, filters)}
          className="filter-fields"
        >
          <Kept values={{ q: filters.q, tab: filters.tab }} />
          {types.length > 0 && (
            <CheckboxGroup
              name="type"
              label="Type"
              values={listed(filters.type)}
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <CheckboxGroup
            name="priority"
            label="Priority"
            values={listed(filters.priority)}
            options={[...priorities]
              .reverse()
              .map((value) => ({ value, label: priorityNames[value] }))}
          />
          {!hasOneStatus(list) && (
            <CheckboxGroup
              name="status"
              label="Status"
              values={listed(filters.status)}
              options={requestStatuses
                .filter((value) => value !== 'completed')
                .map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
          <div className="form">
            {staff && (
              <SelectField
                name="assignee"
                label="Assignee"
                placeholder="Anybody"
                defaultValue={filters.assignee}
                options={[
                  { value: 'me', label: say.me },
                  { value: 'none', label: say.nobody },
                  ...people.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
            <TextField
              name="client"
              label="Client"
              placeholder="Name or company"
              defaultValue={filters.client}
            />
          </div>
          <div className="form">
            <div className="grid grid-cols-2 gap-2">
              <TextField name="from" label="Due from" type="date" defaultValue={filters.from} />
              <TextField name="until" label="until" type="date" defaultValue={filters.until} />
            </div>
            <CheckboxField
              name="overdue"
              value="yes"
              label={say.onlyOverdue}
              checked={filters.overdue === 'yes'}
            />
            <SelectField
              name="sort"
              label="Sort by"
              defaultValue={filters.sort || 'due'}
              options={requestSorts.map((value) => ({ value, label: requestSortLabels[value] }))}
            />
          </div>
        </Form>
      </FormScope>
      <div className="filter-foot">
        <Button look="primary" form="filters">
          {say.showRequests}
        </Button>
        <ButtonLink to={requestLists[list]} look="quiet">
          Clear all
        </ButtonLink>
        <DeleteView data={data} />
        <SaveView data={data} />
      </div>
    </section>
  )
}

/** Takes the view away that is shown, when it is one's own. */
export function DeleteView({ data: { views, filters } }: { data: ListData }) {
  const view = views.find(({ id, own }) => own && id === filters.view)
  if (!view) return null
  return (
    <Form method="post" action={pathTo('/requests/views/:view/delete', { view: view.id })}>
      <SubmitButton look="quiet-danger" icon="trash" busyLabel="Deleting">
        {say.deleteView}
      </SubmitButton>
    </Form>
  )
}

/** Keeps the list as it is shown under a name. */
const SaveView = ({ data: { list, filters, staff, viewKey } }: { data: ListData }) => (
  <Form
    method="post"
    action={pathTo('/requests/views', { ...filters, view: '' })}
    className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0"
    noValidate
  >
    <HiddenKey value={viewKey} />
    <input type="hidden" name="path" value={requestLists[list]} />
    {staff && (
      <label className="choice">
        <input type="checkbox" className="check" name="shared" />
        <span>{say.shareView}</span>
      </label>
    )}
    <input
      className="input w-52"
      name="name"
      aria-label={say.viewName}
      placeholder={say.viewName}
      autoComplete="off"
    />
    <SubmitButton look="secondary" icon="bookmark">
      {say.saveView}
    </SubmitButton>
  </Form>
)
