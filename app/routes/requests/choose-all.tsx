import { useHydrated } from '~/components/ui/use-hydrated'
import { requestMessages as say } from '~/messages/requests'

/** Checks the boxes of all rows, or none. It is script, so it is there with script only. */
export function ChooseAll() {
  if (!useHydrated()) return null
  return (
    <label className="box-label">
      <input
        type="checkbox"
        className="check"
        aria-label={say.chooseAll}
        onChange={({ currentTarget }) => {
          const boxes = currentTarget
            .closest('table')
            ?.querySelectorAll<HTMLInputElement>('tbody .check')
          for (const box of boxes ?? []) if (box.checked !== currentTarget.checked) box.click()
        }}
      />
    </label>
  )
}
