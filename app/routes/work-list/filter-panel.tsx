import { type FormEvent, Fragment } from 'react'
import { CheckboxField, CheckboxGroup } from '~/components/form/choice-fields'
import { FormScope } from '~/components/form/field'
import { FilterForm } from '~/components/form/filter-form'
import { HiddenValues } from '~/components/form/hidden-values'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Button, ButtonLink } from '~/components/ui/button'
import { listed } from '~/features/lists/define-filters'
import { columnWords } from '~/messages/columns'
import { priorityNames, statusNames, workMessages } from '~/messages/work'
import { workListMessages as say, workSortLabels } from '~/messages/work-lists'
import { priorities } from '~/permissions/vocabulary'
import { workSorts } from '~/shared/work-lists'
import { OwnView, SaveView } from './saved-view-forms'
import { fieldsOfView } from './work-filters'
import {
  filterNamed,
  listWith,
  type OfferedFilters,
  shownOrder,
  type WorkListData,
} from './work-list-data'

/** All filters of a list in one form, and what keeps them under a name. */
export function FilterPanel({ data, offered }: { data: WorkListData; offered: OfferedFilters }) {
  const { kind, path, filters } = data
  return (
    <section className="filter-panel" aria-label={say.filtersLabel}>
      <FormScope value="filters">
        <FilterForm
          action={path}
          id="filters"
          key={listWith(data)}
          className="filter-fields"
          onSubmit={leaveViewOut}
        >
          <HiddenValues values={{ q: filters.q, tab: filters.tab }} />
          <GroupFields data={data} offered={offered} />
          <CheckboxGroup
            name="priority"
            label={columnWords.priority}
            values={listed(filters.priority)}
            options={[...priorities]
              .reverse()
              .map((value) => ({ value, label: priorityNames[value] }))}
          />
          {offered.statuses.length > 0 && (
            <CheckboxGroup
              name="status"
              label={columnWords.status}
              values={listed(filters.status)}
              options={offered.statuses.map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
          <PeopleFields data={data} />
          <WhenFields data={data} offered={offered} />
        </FilterForm>
      </FormScope>
      <div className="filter-foot">
        <Button look="primary" form="filters">
          {say.show(kind)}
        </Button>
        <ButtonLink to={path} look="quiet">
          {say.clearAll}
        </ButtonLink>
        <OwnView data={data} />
        <SaveView data={data} filtersForm="filters" />
      </div>
    </section>
  )
}

/** Showing the list sends nothing about the view that could be saved. */
function leaveViewOut({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
  if ((nativeEvent as SubmitEvent).submitter?.hasAttribute('formmethod')) return
  const ofView = [...currentTarget.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && fieldsOfView.includes(field.name),
  )
  for (const field of ofView) field.disabled = true
  // The sent values are read before this handler's turn ends.
  queueMicrotask(() => {
    for (const field of ofView) field.disabled = false
  })
}

/** Filters of the kind's own lists, one below the other. */
function GroupFields({
  data: { filters },
  offered,
}: {
  data: WorkListData
  offered: OfferedFilters
}) {
  const groups = offered.groups.filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="form">
      {groups.map(({ name, label, options }) => (
        <CheckboxGroup
          key={name}
          name={name}
          label={label}
          values={listed(filterNamed(filters, name))}
          options={options.map(({ id, name: words }) => ({ value: id, label: words }))}
        />
      ))}
    </div>
  )
}

const PeopleFields = ({ data: { filters, people, staff } }: { data: WorkListData }) => (
  <div className="form">
    {staff && (
      <SelectField
        name="assignee"
        label={columnWords.assignee}
        placeholder={say.anybody}
        defaultValue={filters.assignee}
        options={[
          { value: 'me', label: say.me },
          { value: 'none', label: workMessages.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    )}
    <TextField
      name="client"
      label={columnWords.client}
      placeholder={say.nameOrCompany}
      defaultValue={filters.client}
    />
  </div>
)

function WhenFields({ data, offered }: { data: WorkListData; offered: OfferedFilters }) {
  const { filters, firstOrderLabel } = data
  return (
    <div className="form">
      <div className="grid grid-cols-2 items-end gap-2">
        <TextField name="from" label={say.dueFrom} type="date" defaultValue={filters.from} />
        <TextField name="until" label={say.until} type="date" defaultValue={filters.until} />
        {offered.spans?.map(({ name, label }) => (
          <Fragment key={name}>
            <TextField
              name={`${name}_from`}
              label={say.spanFrom(label)}
              type="date"
              defaultValue={filterNamed(filters, `${name}_from`)}
            />
            <TextField
              name={`${name}_until`}
              label={say.until}
              type="date"
              defaultValue={filterNamed(filters, `${name}_until`)}
            />
          </Fragment>
        ))}
      </div>
      {offered.moment && (
        <TextField
          name={offered.moment.name}
          label={offered.moment.label}
          hint={offered.moment.hint}
          type="datetime-local"
          defaultValue={offered.moment.value}
        />
      )}
      {offered.canBeLate && (
        <CheckboxField
          name="overdue"
          value="yes"
          label={say.onlyOverdue}
          checked={filters.overdue === 'yes'}
        />
      )}
      {offered.marks.map(({ name, label }) => (
        <CheckboxField
          key={name}
          name={name}
          value="yes"
          label={label}
          checked={filterNamed(filters, name) === 'yes'}
        />
      ))}
      <SelectField
        name="sort"
        label={say.sortByLabel}
        defaultValue={shownOrder(data)}
        options={[
          ...(firstOrderLabel ? [{ value: '', label: firstOrderLabel }] : []),
          ...workSorts
            .map((value) => ({ value, label: workSortLabels[value] }))
            // The first order is one of these in some lists: it is offered once.
            .filter(({ label }) => label !== firstOrderLabel),
        ]}
      />
    </div>
  )
}
