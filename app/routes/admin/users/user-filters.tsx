import { Form } from '@remix-run/react'
import { FormScope } from '~/components/form/field'
import { SearchField } from '~/components/form/search-field'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { Button } from '~/components/ui/button'
import { FilterChip } from '~/components/ui/filter-chip'
import { Menu, MenuLink } from '~/components/ui/menu'
import { date } from '~/messages/format'
import { createdRanges } from '~/messages/projects'
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
  const when = created ? createdRanges[created]?.toLowerCase() : from || to ? range(from, to) : ''
  const used = [filters.package, flag, when].filter(Boolean).length
  const short = q.trim() !== '' && [...q.trim()].length < 3
  return (
    <>
      <div className="filters">
        <SearchField
          label={say.search}
          value={q}
          action={here}
          keep={filled({ ...filters, q: '' })}
          clearTo={withFilters({ ...filters, q: '' })}
        />
        <div className="md:hidden">
          <Menu end label={used ? `Filter ${used}` : 'Filter'}>
            <AllFilters filters={filters} packages={packages} />
          </Menu>
        </div>
        <div className="contents max-md:hidden">
          {filters.package ? (
            <FilterChip
              label={`Package: ${named ?? say.unknownPackage}`}
              removeTo={withFilters({ ...filters, package: '' })}
            />
          ) : (
            packages.length > 0 && (
              <Menu label="Package">
                {packages.map(({ id, name }) => (
                  <MenuLink key={id} to={withFilters({ ...filters, package: id })}>
                    {name}
                  </MenuLink>
                ))}
              </Menu>
            )
          )}
          {flag ? (
            <FilterChip
              label={`Flag: ${userFields[flag]}`}
              removeTo={withFilters({ ...filters, flag: '' })}
            />
          ) : (
            <Menu label="Flag">
              {manageFlags.map((name) => (
                <MenuLink key={name} to={withFilters({ ...filters, flag: name })}>
                  {userFields[name]}
                </MenuLink>
              ))}
            </Menu>
          )}
          {when ? (
            <FilterChip
              label={`Created: ${when}`}
              removeTo={withFilters({ ...filters, created: '', from: '', to: '' })}
            />
          ) : (
            <Menu label="Created">
              {Object.entries(createdRanges).map(([days, label]) => (
                <MenuLink key={days} to={withFilters({ ...filters, created: days })}>
                  {label}
                </MenuLink>
              ))}
              <Form method="get" action={here} className="form w-60 p-2" key={`${from} ${to}`}>
                <Kept filters={{ ...filters, created: '', from: '', to: '' }} />
                <Days filters={filters} />
                <Button look="primary">Show</Button>
              </Form>
            </Menu>
          )}
        </div>
        <span className="ml-auto text-n500 max-md:hidden">Newest first</span>
      </div>
      {short && <p className="muted px-(--edge) pb-3">{say.shortSearch(q.trim())}</p>}
    </>
  )
}

/** Everything in one form: for narrow screens. */
const AllFilters = ({ filters, packages }: Props) => (
  <FormScope value="all">
    <Form method="get" action={here} className="form w-64 p-2" key={withFilters(filters)}>
      <Kept filters={{ ...filters, package: '', flag: '', created: '', from: '', to: '' }} />
      <SelectField
        name="package"
        label="Package"
        placeholder="Any"
        options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={filters.package}
        required={false}
      />
      <SelectField
        name="flag"
        label="Flag"
        placeholder="Any"
        options={manageFlags.map((name) => ({ value: name, label: userFields[name] }))}
        defaultValue={filters.flag}
        required={false}
      />
      <SelectField
        name="created"
        label="Created"
        placeholder="Any time"
        options={Object.entries(createdRanges).map(([value, label]) => ({ value, label }))}
        defaultValue={filters.created}
        required={false}
      />
      <Days filters={filters} />
      <Button look="primary">Show</Button>
    </Form>
  </FormScope>
)

const Days = ({ filters: { from, to } }: { filters: Filters }) => (
  <>
    <TextField name="from" label="From" type="date" defaultValue={from} required={false} />
    <TextField name="to" label="To" type="date" defaultValue={to} required={false} />
  </>
)

const filled = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))

const Kept = ({ filters }: { filters: Filters }) =>
  Object.entries(filled(filters)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

function range(from: string, to: string): string {
  const shown = (text: string) => date(Date.parse(text))
  if (from && to) return `${shown(from)} to ${shown(to)}`
  return from ? `since ${shown(from)}` : `until ${shown(to)}`
}
