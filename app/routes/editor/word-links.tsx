import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { SectionState } from '~/editor/types'
import type { WordPlaces } from '~/features/panels/word-places.server'
import { panelPlacesPath } from '~/panels/url'
import { wordsPath } from './addresses'
import { isDrafted } from './editor-actions'
import { useShown } from './use-page'

/** Milliseconds that a section is selected before it is asked where its words are. */
const rest = 300

const percent = (part: number) => `${part * 100}%`

/**
 * Links over the words of the selected section, each to its field. They are for the pointer: by keyboard
 * *Words* leads to the same form.
 */
export function WordLinks({ section }: { section: SectionState }) {
  const { projectId, pageId, brandId } = useShown((shown) => shown.around)
  const panel = useShown(({ panels }) => panels[section.panelId])
  const asks = panel?.worded && !isDrafted(section.id)
  const src = asks ? panelPlacesPath({ ...section, revision: panel.revision }, brandId) : null
  const places = usePlaces(src)
  if (places.length === 0) return null
  return (
    <div className="word-links">
      {places.map(({ path, label, x, y, width, height }, at) => (
        <Link
          // A text may be in several places.
          key={`${path} ${at}`}
          to={wordsPath(projectId, pageId, section.id, path)}
          preventScrollReset
          draggable={false}
          aria-hidden="true"
          tabIndex={-1}
          title={label}
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
        />
      ))}
    </div>
  )
}

/** The places of a picture; none while they are not there, or cannot be had. */
function usePlaces(src: string | null): WordPlaces {
  const [read, setRead] = useState<{ src: string; places: WordPlaces }>()
  useEffect(() => {
    if (!src) return
    const asked = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await fetch(src, { signal: asked.signal }).catch(() => null)
      const places = answer?.ok ? await answer.json().catch(() => null) : null
      if (places && !asked.signal.aborted) setRead({ src, places })
    }, rest)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [src])
  return read && read.src === src ? read.places : []
}
