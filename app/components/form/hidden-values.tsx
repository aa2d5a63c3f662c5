/** Hidden inputs that keep a query when a form is sent; empty values are left out. */
export const HiddenValues = ({ values }: { values: Record<string, string | null | undefined> }) =>
  Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
