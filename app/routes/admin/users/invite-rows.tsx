import { type Option, SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import type { TypedRow } from '~/features/invitations/read-rows'
import { roleNames } from '~/messages/roles'
import { userMessages as say } from '~/messages/users'
import type { Role } from '~/permissions/vocabulary'

type Named = readonly { id: string; name: string }[]

type RowError = { text: string; field?: keyof TypedRow }

/** The rows of the bulk invitation as fields. @param errors why the first rows were refused */
export function InviteRows({
  rows,
  errors,
  roles,
  packages,
}: {
  rows: readonly TypedRow[]
  errors: readonly RowError[]
  roles: readonly Role[]
  packages: Named
}) {
  return (
    <ol className="grid gap-3">
      {rows.map((row, index) => (
        <li key={index}>
          <Row {...{ row, roles, packages }} number={index + 1} error={errors[index]} />
        </li>
      ))}
    </ol>
  )
}

function Row({
  row,
  number,
  error,
  roles,
  packages,
}: {
  row: TypedRow
  number: number
  error: RowError | undefined
  roles: readonly Role[]
  packages: Named
}) {
  const first = number === 1
  const errorsOf = (field: keyof TypedRow) => (error?.field === field ? error.text : undefined)
  const named = (label: string) => (first ? label : `${label} ${number}`)
  // If a row is one line, the labels of the first one head the columns.
  const hideLabel = first ? false : 'wide'
  const role = row.role.trim().toLowerCase()
  const name = row.package.trim().toLowerCase()
  const found = packages.find(({ id, name: known }) => id === name || known.toLowerCase() === name)
  return (
    <fieldset className="grid items-start gap-x-2 gap-y-2 max-md:border-n200 max-md:border-b max-md:pb-4 md:grid-cols-[minmax(0,1fr)_8.5rem_12rem]">
      <legend className="sr-only">
        {say.row} {number}
      </legend>
      <TextField
        name="email"
        id={`email-${number}`}
        label={named('Email')}
        hideLabel={hideLabel}
        type="email"
        autoComplete="off"
        defaultValue={row.email}
        errors={errorsOf('email')}
      />
      <SelectField
        name="role"
        id={`role-${number}`}
        label={named('Role')}
        hideLabel={hideLabel}
        placeholder={say.noRole}
        options={withTyped(
          roles.map((value) => ({ value, label: roleNames[value] })),
          role,
          row.role,
        )}
        defaultValue={role}
        errors={errorsOf('role')}
      />
      <SelectField
        name="package"
        id={`package-${number}`}
        label={named('Package')}
        hideLabel={hideLabel}
        placeholder={say.noPackage}
        options={withTyped(
          packages.map(({ id, name: label }) => ({ value: id, label })),
          found?.id ?? row.package,
          row.package,
        )}
        defaultValue={found?.id ?? row.package}
        errors={errorsOf('package')}
      />
    </fieldset>
  )
}

/** Adds a typed text that is no choice, to be corrected. */
const withTyped = (options: Option[], value: string, typed: string): Option[] =>
  value.trim() === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: typed.trim() }]
