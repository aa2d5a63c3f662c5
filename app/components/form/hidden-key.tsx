/** The key that makes a form count once, however often it is sent. @param value made by the loader */
export const HiddenKey = ({ value }: { value: string }) => (
  <input type="hidden" name="key" value={value} />
)

/** The version a form was filled from; an older one than stored makes it stale. */
export const HiddenVersion = ({ value }: { value: number }) => (
  <input type="hidden" name="version" value={value} />
)
