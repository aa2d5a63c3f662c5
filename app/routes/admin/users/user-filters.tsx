import { Form } from '@remix-run/react'
import { FormScope } from '~/components/form/field'
import { Kept } from '~/components/form/kept'
import { SearchField } from '~/components/form/search-field'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { FilterMenu } from '~/components/ui/filter-menu'
import { Menu } from '~/components/ui/menu'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { createdRanges, dayRange } from '~/messages/day-ranges'
import { userMessages as say, userFields } from '~/messages/users'
import { manageFlags } from '~/permissions/vocabulary'
import { type Filters, withFilters } from './filters'

const here = '/admin/users'
type Packages = readonly { id: string; name: string }[]
type Props = { filters: Filters; packages: Packages }

/** Search, package, flag and moment of creation; on a phone all but the search is one button. */
export function UserFilters({ filters, packages }: Props) {
  const { q, flag, created, from, to } = filters
  const named = packages.find(({ id }) => id === filters.package)?.name
  const when = created
    ? createdRanges[created]?.toLowerCase()
    : from || to
      ? dayRange(from, to)
      : ''
  const used = [filters.package, flag, when].filter(Boolean).length
  const short = q !== '' && [...q].length < 3
  const at = (change: Record<string, string>) => withFilters(filters, change)
  return (
    <>
      <div className="filters">
        <SearchField label={say.search} value={q} action={here} keep={filters} />
        <div className="md:hidden">
          <Menu end label={used ? say.filters(used) : say.filter}>
            <AllFilters filters={filters} packages={packages} />
          </Menu>
        </div>
        <div className="contents max-md:hidden">
          <FilterMenu
            label={say.package}
            chosen={filters.package && (named ?? say.unknownPackage)}
            options={packages.map(({ id, name }) => [id, name])}
            to={(id) => at({ package: id })}
          />
          <FilterMenu
            label={say.flag}
            chosen={flag && userFields[flag]}
            options={manageFlags.map((name) => [name, userFields[name]])}
            to={(name) => at({ flag: name })}
          />
          <FilterMenu
            label={columnWords.created}
            chosen={when}
            options={Object.entries(createdRanges)}
            to={(days) => at({ created: days, from: '', to: '' })}
          >
            <Form method="get" action={here} className="form w-60 p-2" key={`${from} ${to}`}>
              <Kept values={{ ...filters, created: '', from: '', to: '' }} />
              <Days filters={filters} />
              <Button look="primary">{controlWords.show}</Button>
            </Form>
          </FilterMenu>
        </div>
        {/* No menu offers the rest: links of the statistics ask for it. */}
        {filters.joined && (
          <FilterChip label={say.joined[filters.joined]} removeTo={at({ joined: '' })} />
        )}
        {(filters.seen_from || filters.seen_until) && (
          <FilterChip
            label={say.seen(dayRange(filters.seen_from, filters.seen_until))}
            removeTo={at({ seen_from: '', seen_until: '' })}
          />
        )}
        {filters.only && <FilterChip label={say.onlyOne} removeTo={at({ only: '' })} />}
        <span className="ml-auto text-n500 max-md:hidden">{say.newestFirst}</span>
      </div>
      {short && <p className="muted px-(--edge) pb-3">{say.shortSearch(q)}</p>}
    </>
  )
}

/** Everything in one form: for narrow screens. */
const AllFilters = ({ filters, packages }: Props) => (
  <FormScope value="all">
    <Form method="get" action={here} className="form w-64 p-2" key={withFilters(filters)}>
      <Kept values={{ ...filters, package: '', flag: '', created: '', from: '', to: '' }} />
      <SelectField
        name="package"
        label={say.package}
        placeholder={say.any}
        options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filters.package}
      />
      <SelectField
        name="flag"
        label={say.flag}
        placeholder={say.any}
        options={manageFlags.map((name) => ({ value: name, label: userFields[name] }))}
        defaultValue={filters.flag}
      />
      <SelectField
        name="created"
        label={columnWords.created}
        placeholder={say.anyTime}
        options={Object.entries(createdRanges).map(([value, label]) => ({ value, label }))}
        defaultValue={filters.created}
      />
      <Days filters={filters} />
      <Button look="primary">{controlWords.show}</Button>
    </Form>
  </FormScope>
)

const Days = ({ filters: { from, to } }: { filters: Filters }) => (
  <>
    <TextField name="from" label={say.from} type="date" defaultValue={from} />
    <TextField name="to" label={say.to} type="date" defaultValue={to} />
  </>
)
