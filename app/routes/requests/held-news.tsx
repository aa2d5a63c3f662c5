import { requestMessages as say } from '~/messages/requests'
import type { useHeldRows } from './use-held-rows'

/** Says what came to the list and left it meanwhile; pressing it shows the list as it is now. */
export const HeldNews = ({
  held: { come, left, show },
}: {
  held: Pick<ReturnType<typeof useHeldRows>, 'come' | 'left' | 'show'>
}) => (
  <div role="status">
    {come + left > 0 && (
      <button type="button" className="held-news" onClick={show}>
        {say.news(come, left)}
      </button>
    )}
  </div>
)
