import { workListMessages as say } from '~/messages/work-lists'
import type { useStableRows } from './use-stable-rows'

/**
 * Counts the rows that came and left meanwhile; pressing it shows the list as it is now. It lies over the
 * head of the rows: none of them moves when it appears.
 */
export const StableRowsNotice = ({
  held: { rows, come, left, show },
}: {
  held: Omit<ReturnType<typeof useStableRows>, 'rows'> & { rows: readonly unknown[] }
}) => (
  <div role="status" className={rows.length > 0 ? 'held-place' : undefined}>
    {come + left > 0 && (
      <button type="button" className="held-news" onClick={show}>
        {say.news(come, left)}
      </button>
    )}
  </div>
)
