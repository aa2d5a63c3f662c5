/** How far something is, with words for it. @param value 0 to 1; absent while unknown */
export function Progress({ label, value }: { label: string; value?: number }) {
  return <progress className="progress" aria-label={label} max={1} value={value} />
}
