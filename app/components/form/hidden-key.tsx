/** The key that makes a form count once, however often it is sent. @param value made by the loader */
export const HiddenKey = ({ value }: { value: string }) => (
  <input type="hidden" name="key" value={value} />
)
