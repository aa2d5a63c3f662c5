import { FormScope } from '~/components/form/field'
import { FilterForm } from '~/components/form/filter-form'
import { HiddenValues } from '~/components/form/hidden-values'
import { SearchField } from '~/components/form/search-field'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { FilterMenu } from '~/components/ui/filter-menu'
import { Menu } from '~/components/ui/menu'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { createdRanges } from '~/messages/day-ranges'
import { userMessages as say, userFields } from '~/messages/users'
import { manageFlags } from '~/permissions/vocabulary'
import { foldTyped } from '~/shared/fold'
import { beginsWords } from '~/shared/short-words'
import { filterWords } from './filter-words'
import { type Filters, withFilters } from './filters'

const here = '/admin/users'
type Packages = readonly { id: string; name: string }[]
type Props = { filters: Filters; packages: Packages }

/** Search, package, flag and moment of creation; on a phone all but the search is one button. */
export function UserFilters({ filters, packages }: Props) {
  const { q, from, to } = filters
  const words = filterWords(filters, packages)
  const used = [words.package, words.flag, words.created].filter(Boolean).length
  const short = beginsWords(foldTyped(q))
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
            chosen={words.package}
            options={packages.map(({ id, name }) => [id, name])}
            to={(id) => at({ package: id })}
          />
          <FilterMenu
            label={say.flag}
            chosen={words.flag}
            options={manageFlags.map((name) => [name, userFields[name]])}
            to={(name) => at({ flag: name })}
          />
          <FilterMenu
            label={columnWords.created}
            chosen={words.created}
            options={Object.entries(createdRanges)}
            to={(days) => at({ created: days, from: '', to: '' })}
          >
            <FilterForm action={here} className="form w-60 p-2" key={`${from} ${to}`}>
              <HiddenValues values={{ ...filters, created: '', from: '', to: '' }} />
              <Days filters={filters} />
              <Button look="primary">{controlWords.show}</Button>
            </FilterForm>
          </FilterMenu>
        </div>
        {/* No menu offers the rest: links of the statistics ask for it. */}
        {words.joined && <FilterChip label={words.joined} removeTo={at({ joined: '' })} />}
        {words.seen && (
          <FilterChip label={words.seen} removeTo={at({ seen_from: '', seen_until: '' })} />
        )}
        {words.only && <FilterChip label={words.only} removeTo={at({ only: '' })} />}
        <span className="ml-auto text-n500 max-md:hidden">{say.newestFirst}</span>
      </div>
      {short && <p className="muted px-(--edge) pb-3">{say.shortSearch(q)}</p>}
    </>
  )
}

/** Everything in one form: for narrow screens. */
const AllFilters = ({ filters, packages }: Props) => (
  <FormScope value="all">
    <FilterForm action={here} className="form w-64 p-2" key={withFilters(filters)}>
      <HiddenValues values={{ ...filters, package: '', flag: '', created: '', from: '', to: '' }} />
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
    </FilterForm>
  </FormScope>
)

const Days = ({ filters: { from, to } }: { filters: Filters }) => (
  <>
    <TextField name="from" label={say.from} type="date" defaultValue={from} />
    <TextField name="to" label={say.to} type="date" defaultValue={to} />
  </>
)
